import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { ask, get } from '../support/ask';

const origin = 'http://localhost:8080';

/** Asks for a path, as it is: no browser would leave the site, and no header is added. */
async function expectSafe(path: string): Promise<void> {
  const { status, headers, head } = await ask(get(path));
  expect([200, 301, 400, 404]).toContain(status);
  expect(head).toMatch(/^[\r\n!-~ ]*$/);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; [^,]*$/),
    'x-content-type-options': 'nosniff',
  });
  if (status !== 301) {
    expect(headers).not.toHaveProperty('location');
    return;
  }
  const location = headers['location'] ?? '';
  expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
  expect(new URL(location, origin).origin).toBe(origin);
  // no loop
  expect((await ask(get(location))).status).not.toBe(301);
}

for (const path of [
  '/%5Cother.example/',
  '/\\other.example/',
  '/%2Fother.example/',
  '//other.example/',
  '///other.example//',
  '/.//other.example/',
  '/%2e//other.example/',
  '/x/..//other.example/',
  '/%09/other.example/',
  '/%0d%0aSet-Cookie:a=b/',
  '/catalog/%0aother/',
  '/catalog/a%00/',
  '/@other.example/',
  '/:80/',
  '/https:/other.example/',
  'http://other.example/catalog/',
  '/;/other.example/',
  '/catalog;/',
  '/.;//other.example/',
  '/%252Fother.example/',
  '/%25%35%43other.example/',
  '/%u2215other.example/',
  '/%EF%BC%8Fother.example/',
  '/／other.example/',
  '/catalog/%E2%80%AE/',
  '/catalog/..%2F..%2Fother.example/',
  '/catalog/../../other.example/',
  '/catalog//',
  '/catalog/?//other.example/',
  '/catalog/?a=%0d%0ab',
  '/catalog/#//other.example/',
  '/%',
  '/%/',
  '/%C0%AFother.example/',
]) {
  test(`${path} does not redirect to another site`, () => expectSafe(path));
}

test('no path redirects to another site or adds a header', async () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', ';', '.', '..', '@', ':', '?', '#', '&', '*', '~', "'"),
    fc.constantFrom('catalog', 'prices', 'other', 'http:', 'index.html', 'gallery', 'assets'),
    fc.constantFrom('%0d%0aSet-Cookie:a=b', '%09', '%00', '%5c', '%2f', '%2e', '%23', '%3f', '%25'),
    fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).map(encodeURIComponent),
    // as they are, which no browser sends; a line break would end the line
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: 2 })
      .map((text) => text.replace(/[\r\n]/g, '')),
  );
  const path = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.constantFrom('', '/', '//', '/?', '/?a=/'))
    .map(([pieces, end]) => `/${pieces.join('')}${end}`);
  await fc.assert(fc.asyncProperty(path, expectSafe), { numRuns: 500 });
});
