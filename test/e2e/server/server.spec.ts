import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import sharp from 'sharp';
import * as v from 'valibot';
import { pageFile } from '../../../src/prerender/page/pageFile';
import { paths } from '../../../src/shared/paths';
import { ask, get, send } from '../support/ask';
import { dialogOf, sendButton } from '../support/callback';
import { matsPath, stripePath } from '../support/page';
import { countSkipped, expect, test } from '../support/test';

const headerSet = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; .+ trusted-types webpack$/,
  ),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

const script = readdirSync('dist/site/assets').find((file) => file.endsWith('.js')) ?? '';
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const code = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};
const file = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=86400',
});
const nothing = { 'content-type': 'text/plain' };

test.describe('nginx sends the full set of headers, each once', () => {
  for (const [name, lines, status, headers] of [
    ['a page', get('/catalog'), 200, html],
    ['a packed page', get('/', 'Accept-Encoding: br'), 200, { 'content-encoding': 'br' }],
    ['a category', get(matsPath), 200, html],
    ['a model', get(stripePath), 200, html],
    ['a packed model', get(stripePath, 'Accept-Encoding: br'), 200, { 'content-encoding': 'br' }],
    ['a slash after a model', get(`${stripePath}/?q=1`), 301, { location: `${stripePath}?q=1` }],
    ['an unknown model', get(`${matsPath}/nowhere`), 404, html],
    ['a model in lower case', get(`${matsPath}/${encodeURIComponent('страйп')}`), 404, html],
    ['the file of a model', get(`${stripePath}.html`), 404, html],
    [
      'a name of more bytes than a file may have',
      get(`${matsPath}/${encodeURIComponent('я'.repeat(200))}`),
      404,
      html,
    ],
    ['the head of a page', send('HEAD', '/catalog'), 200, html],
    ['a page that has not changed', get('/', 'If-None-Match: *'), 304, {}],
    ['a slash at the end', get('/catalog/'), 301, { location: '/catalog' }],
    [
      'and a query',
      get('/prices/?q=60%20x&stock=1'),
      301,
      { location: '/prices?q=60%20x&stock=1' },
    ],
    ['and a «#» in the id', get('/catalog/a%23b/'), 301, { location: '/catalog/a%23b' }],
    ['another case', get('/Catalog'), 404, html],
    ['an unknown path', get('/nowhere'), 404, html],
    ['an unpublished category', get('/catalog/0e7766b460fd2a39a2fd81d4'), 404, html],
    ['a form sent to a page', send('POST', '/catalog'), 405, {}],
    ['a path that is broken', get('/%E0%A4%A'), 400, {}],
    ['a path above the site', get('/../..'), 400, {}],
    ['a line that is no request', ['hello'], 400, {}],
    ['a request to no host', ['GET / HTTP/1.1'], 400, {}],
    ['a cookie that is too long', get('/', `Cookie: ${'a'.repeat(9000)}`), 400, {}],
    ['a path that is too long', get(`/${'a'.repeat(9000)}`), 414, {}],
    ['a script', get(`/assets/${script}`), 200, code],
    [
      'a script packed by brotli',
      get(`/assets/${script}`, 'Accept-Encoding: gzip, deflate, br'),
      200,
      { ...code, 'content-encoding': 'br', vary: 'Accept-Encoding' },
    ],
    [
      'a script packed by gzip',
      get(`/assets/${script}`, 'Accept-Encoding: gzip'),
      200,
      { ...code, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    ],
    ['a script that has not changed', get(`/assets/${script}`, 'If-None-Match: *'), 304, {}],
    [
      'a script packed by none that is refused',
      get(`/assets/${script}`, 'Accept-Encoding: br;q=0, gzip;q=0.0'),
      200,
      code,
    ],
    [
      'a script packed by what is not refused',
      get(`/assets/${script}`, 'Accept-Encoding: br ; Q=0.000 , x-br,gzip;q=0.01'),
      200,
      { 'content-encoding': 'gzip' },
    ],
    [
      'a script packed by the less wanted',
      get(`/assets/${script}`, 'Accept-Encoding: deflate, br;q=0.5'),
      200,
      { 'content-encoding': 'br' },
    ],
    ['the file of the home page', get('/index'), 404, html],
    ['the encoded file of the home page', get('/%69ndex'), 404, html],
    ['a folder of pictures', get('/gallery/items'), 404, nothing],
    ['a folder of pictures and a slash', get('/gallery/'), 404, nothing],
    ['a folder of scripts', get('/assets/'), 301, { location: '/assets' }],
    ['a missing script', get('/assets/missing.js'), 404, nothing],
    ['a missing picture', get('/gallery/items/missing.jpg'), 404, nothing],
    ['a picture', get('/gallery/items/coir-natural.jpg.160.avif'), 200, file('image/avif')],
    ['the background', get('/background.jpg'), 200, file('image/jpeg')],
    ['a range outside the file', get('/background.jpg', 'Range: bytes=9999999-'), 200, {}],
    ['robots.txt', get('/robots.txt'), 200, file('text/plain')],
    ['the sitemap', get('/sitemap.xml'), 200, file('application/xml')],
    [
      'the feed',
      get('/feed.yml', 'Accept-Encoding: br'),
      200,
      { 'content-type': 'application/xml', 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
    ],
    ['the manifest', get('/site.webmanifest'), 200, file('application/manifest+json')],
    ['an icon', get('/favicon.ico'), 200, file('image/x-icon')],
    ['the SVG icon', get('/favicon.svg'), 200, file('image/svg+xml')],
    ['an icon of the manifest', get('/icons/icon-512.png'), 200, file('image/png')],
    [
      'a request whose body is too large',
      send('POST', '/api/feedbacks', 'Content-Length: 200000'),
      413,
      {},
    ],
    [
      'a request while the API is down',
      send('POST', '/api/feedbacks', 'Content-Length: 0'),
      502,
      {},
    ],
  ] as const) {
    test(`${name}: ${status}`, async () => {
      const answer = await ask(lines);
      expect(answer).toMatchObject({ status, headers: { ...headerSet, ...headers } });
      if (!('content-encoding' in headers)) {
        expect(answer.headers).not.toHaveProperty('content-encoding');
      }
    });
  }
});

for (const id of [
  'Ковёр «Страйп»',
  'A/B 2.0',
  '50 %',
  '%2F',
  'что?',
  '#1',
  '"x" \'y\' &<z>',
  'a.html',
  'лист.js',
]) {
  test(`nginx finds the file of a page for the id ${id}`, async () => {
    const address = paths.model('odd-ids', id);
    const written = path.join('dist/site', pageFile(address) ?? '');
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, '');
    const { status, headers } = await ask(get(address));
    rmSync(written);
    expect({ status, headers }).toMatchObject({ status: 200, headers: html });
  });
}

test('csp_evaluator finds nothing above MEDIUM_MAYBE in the policy', async () => {
  const { headers } = await ask(get('/'));
  const { csp } = new CspParser(headers['content-security-policy'] ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toStrictEqual([]);
});

test.describe('Browsers receive', () => {
  test('a manifest and icons of the sizes that it names', async ({ page, request }) => {
    for (const path of ['/', matsPath, '/nowhere']) {
      await page.goto(path);
      const links = page.locator('link[rel*="icon"], link[rel="manifest"]');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toStrictEqual([
        '/favicon.ico',
        '/favicon.svg',
        '/icons/apple-touch-icon.png',
        '/site.webmanifest',
      ]);
    }
    const manifest = v.parse(
      v.looseObject({ icons: v.array(v.object({ src: v.string(), sizes: v.string() })) }),
      await (await request.get('/site.webmanifest')).json(),
    );
    expect(manifest).toMatchObject({ name: 'Порог', start_url: '/' });
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('pages that are revalidated and assets that are cached', async ({ page }) => {
    const caching = new Map<string, string | undefined>();
    page.on('response', (response) => {
      caching.set(new URL(response.url()).pathname, response.headers()['cache-control']);
    });
    await page.goto('/catalog');
    expect(caching.get('/catalog')).toBe('no-cache');
    const assets = [...caching].filter(([path]) => path.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(2);
    for (const [, value] of assets) expect(value).toBe('public, max-age=31536000, immutable');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/', 'Один из ведущих поставщиков'],
    ['/catalog', 'Кокосовые коврики'],
    [matsPath, 'VG-4060-01'],
    [stripePath, 'VG-4060-01'],
    ['/conditions', 'Минимальный заказ'],
    ['/prices', 'VG-4060-01'],
    ['/contacts', 'Реквизиты'],
    ['/cart', 'Корзина'],
    ['/nowhere', 'Страница не найдена'],
  ] as const) {
    test(`${path} is readable, and its links work`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await countSkipped(page)).toBe(0);
      await page.getByRole('navigation', { name: 'Основное меню' }).getByText('Контакты').click();
      await expect(page).toHaveURL('/contacts');
      await expect(page.getByRole('link', { name: '+7 (495) 000-00-01' }).first()).toHaveAttribute(
        'href',
        'tel:+74950000001',
      );
    });
  }

  // locators do not see the content of noscript
  const instead = (place: Locator) =>
    // eslint-disable-next-line no-restricted-properties -- read, not written
    place.locator('noscript').innerHTML();

  test('the cart says that it needs scripts', async ({ page }) => {
    await page.goto('/cart');
    expect(await instead(page.getByRole('banner'))).toMatch(
      /^Корзина работает только со скриптами/,
    );
  });

  test('the call-back dialog opens, shows the phone and closes', async ({ page, press }) => {
    await page.goto('/contacts');
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    expect(await instead(dialogOf(page))).toMatch(
      /Форма работает только со скриптами.*Позвоните.*href="tel:\+74950000001"/,
    );
    await expect(sendButton(page)).toBeHidden();
    await press(dialogOf(page).getByRole('button', { name: 'Закрыть' }));
    await expect(dialogOf(page)).toBeHidden();
  });
});
