import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from './test';

const headerSet = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
];

test.describe('What nginx answers', () => {
  for (const [name, path, status, type] of [
    ['a page', '/catalog', 200, 'text/html; charset=utf-8'],
    ['a category', '/catalog/96a7747841c8368567d4f62a', 200, 'text/html; charset=utf-8'],
    ['a slash at the end', '/catalog/', 301, 'text/html'],
    ['another case', '/Catalog', 404, 'text/html; charset=utf-8'],
    ['an unknown path', '/nowhere', 404, 'text/html; charset=utf-8'],
    [
      'an unpublished category',
      '/catalog/0e7766b460fd2a39a2fd81d4',
      404,
      'text/html; charset=utf-8',
    ],
    ['a missing script', '/assets/missing.js', 404, 'text/plain'],
    ['a missing picture', '/gallery/items/missing.jpg', 404, 'text/plain'],
    ['a picture', '/gallery/items/coir-natural.jpg.160.avif', 200, 'image/avif'],
    ['the background', '/background.jpg', 200, 'image/jpeg'],
    ['robots.txt', '/robots.txt', 200, 'text/plain'],
    ['the sitemap', '/sitemap.xml', 200, 'application/xml'],
    ['the manifest', '/site.webmanifest', 200, 'application/manifest+json'],
    ['an icon', '/favicon.ico', 200, 'image/x-icon'],
    ['an icon that is drawn', '/favicon.svg', 200, 'image/svg+xml'],
    ['an icon of an application', '/icons/icon-512.png', 200, 'image/png'],
  ] as const) {
    test(`${name}: ${path} is ${status}, with the whole header set`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toBe(type);
      expect(Object.keys(response.headers())).toEqual(expect.arrayContaining(headerSet));
    });
  }

  test('another method than GET is refused, with the whole header set', async ({ request }) => {
    const response = await request.post('/catalog');
    expect(response.status()).toBe(405);
    expect(Object.keys(response.headers())).toEqual(expect.arrayContaining(headerSet));
  });

  test('a body that is too large is refused before it is passed on', async ({ request }) => {
    const response = await request.post('/api/feedbacks', { data: 'x'.repeat(20_000) });
    expect(response.status()).toBe(413);
    expect(Object.keys(response.headers())).toEqual(expect.arrayContaining(headerSet));
  });

  test('every page names the manifest and the icons, and they are as they are named', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/catalog/96a7747841c8368567d4f62a', '/nowhere']) {
      await page.goto(path);
      const links = page.locator('link[rel*="icon"], link[rel="manifest"]');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
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

  test('pages are asked for anew, assets are kept', async ({ page }) => {
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

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/', 'Один из ведущих поставщиков'],
    ['/catalog', 'Кокосовые коврики'],
    ['/catalog/96a7747841c8368567d4f62a', 'VG-4060-01'],
    ['/conditions', 'Минимальный заказ'],
    ['/prices', 'VG-4060-01'],
    ['/contacts', 'Реквизиты'],
    ['/cart', 'Корзина'],
    ['/nowhere', 'Страница не найдена'],
  ] as const) {
    test(`${path} reads, and its links lead on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Основное меню' }).getByText('Контакты').click();
      await expect(page).toHaveURL('/contacts');
      await expect(page.getByRole('link', { name: '+7 (495) 000-00-01' }).first()).toHaveAttribute(
        'href',
        'tel:+74950000001',
      );
    });
  }
});
