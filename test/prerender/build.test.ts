import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { headTags } from '../../src/prerender/page/headTags';
import { manifest } from '../../src/prerender/site/manifest';
import { nginxConfig } from '../../src/prerender/server/nginxConfig';
import { robots } from '../../src/prerender/site/robots';
import { sitemap } from '../../src/prerender/site/sitemap';
import { fillTemplate } from '../../src/prerender/page/fillTemplate';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { fingerprint } from '../../src/domain/format/fingerprint';
import demo from '../../mocks/settings.json';

const template =
  '<!doctype html><html><head><title>x</title></head>' +
  '<body><div id="root"></div><script type="application/json" id="settings">\n{}\n</script></body></html>';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const page = (block: string, title = 'Каталог') =>
  fillTemplate(template, {
    head: headTags({ title, description: title }, { settings, path: '/catalog', picture }),
    foot: '<link rel="stylesheet" href="/assets/page.css" />',
    root: { page: '/catalog', settings: fingerprint(block), scripts: '/assets/page.js' },
    markup: '<main></main>',
    data: JSON.stringify({ title }),
    block,
  });

const picture = { path: '/background.jpg.2560.jpg', width: 2560, height: 720 };
const settings = parseSettings(JSON.stringify(demo), fail);
const withoutSettings = parseSettings('{}', fail);

function fail(message: string): never {
  throw new Error(message);
}

describe('Settings block of a built page', () => {
  test('an HTML parser reads any settings unchanged', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!-- <script>', '\u2028', '&amp;', '$&', '$1'),
    );
    fc.assert(
      fc.property(fc.array(nasty, { maxLength: 8 }), (parts) => {
        const block = JSON.stringify({ categories: [{ _id: '1', title: parts.join('') }] });
        const html = page(block);
        const [, raw] = /id="settings">(.*?)<\/script>/s.exec(html) ?? [];
        expect(raw).not.toContain('<');
        const read = parse(html).getElementById('settings')?.textContent ?? '';
        expect(JSON.parse(read)).toStrictEqual(JSON.parse(block));
        expect(fingerprint(JSON.stringify(JSON.parse(read)))).toBe(fingerprint(block));
      }),
      { numRuns: 1000 },
    );
  });

  test('a template without one of its placeholders stops the build', () => {
    expect(() => fillTemplate('<title></title>', parts)).toThrow('no place');
  });
});

const parts = {
  head: '<title>Каталог</title>',
  root: { page: '/', settings: '', scripts: '' },
  markup: '',
  data: '{}',
  block: '{}',
  foot: '<link rel="stylesheet" href="/assets/page.css" />',
};

describe('Head of a built page', () => {
  test('any title is escaped, in elements and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const title = `«${text}»`;
        const { head, body } = parse(page('{}', title));
        expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(title);
        expect(head.querySelectorAll('title')).toHaveLength(1);
        expect(
          JSON.parse(body.querySelector('[type="application/ld+json"]')?.textContent ?? ''),
        ).toStrictEqual({
          title,
        });
      }),
    );
  });

  test('there are one canonical address and one Open Graph picture, both absolute', () => {
    const { head } = parse(page('{}'));
    const canonical = [...head.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toStrictEqual([
      'https://www.example.com/catalog',
    ]);
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/www\.example\.com\//,
    );
  });

  test('the page of a model is a product, and the picture has its size and a description', () => {
    const model = { path: '/stripe.jpg', width: 800, height: 600, alt: 'Ковёр «Страйп»' };
    const tags = headTags(
      { title: 'Страйп', description: 'Ворс' },
      { settings, path: '/catalog/mats/stripe', isProduct: true, picture: model },
    );
    const { head } = parse(tags);
    expect(
      Object.fromEntries(
        [...head.querySelectorAll('meta[property]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
    ).toMatchObject({
      'og:type': 'product',
      'og:image': 'https://www.example.com/stripe.jpg',
      'og:image:width': '800',
      'og:image:height': '600',
      'og:image:alt': 'Ковёр «Страйп»',
    });
  });

  test('tags that need an origin are left out where the settings have none', () => {
    const tags = headTags(
      { title: 'Цены', description: 'Цены' },
      { settings: withoutSettings, path: '/prices', picture },
    );
    expect(tags).not.toMatch(/canonical|og:url|og:image|undefined/);
    expect(sitemap(withoutSettings, { '/': { hash: '', lastmod: '' } }, () => true)).toStrictEqual(
      [],
    );
    expect(robots(withoutSettings)).not.toContain('Sitemap');
  });

  test('the 404 page is not indexed and has no canonical address', () => {
    const missing = { title: '404', description: '', isNotFound: true };
    const tags = headTags(missing, { settings, path: '/404' });
    expect(tags).toContain('<meta name="robots" content="noindex" />');
    expect(tags).not.toContain('canonical');
  });
});

describe('Web manifest', () => {
  const general = readFileSync('public/site.webmanifest', 'utf8');

  test('has the company’s name, or else a description of what is sold', () => {
    expect(JSON.parse(manifest(general, settings))).toMatchObject({
      name: 'Порог',
      short_name: 'Порог',
      start_url: '/',
    });
    expect(JSON.parse(manifest(general, withoutSettings))).toMatchObject({
      name: 'Оптовая торговля ковриками и напольными покрытиями',
    });
  });

  test('has the colours of the pages', () => {
    const [paper] =
      /(?<=--paper: )#\w+/.exec(readFileSync('src/shared/styles/tokens.css', 'utf8')) ?? [];
    expect(JSON.parse(general)).toMatchObject({ theme_color: paper, background_color: paper });
  });
});

test('every location of the nginx configuration carries the whole header set', () => {
  const config = nginxConfig('127.0.0.1:1', ['p{color:red}']);
  const locations = config.split(/^ {4}location /m).slice(1);
  expect(locations.length).toBeGreaterThan(5);
  for (const location of locations) {
    for (const name of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Resource-Policy',
    ]) {
      expect(location).toMatch(new RegExp(`add_header ${name} ".+" always;`));
    }
  }
  expect(config).toContain('server 127.0.0.1:1;');
  // echo -n 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(config).toContain(
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  );
});
