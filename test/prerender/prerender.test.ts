import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import sharp from 'sharp';
import * as v from 'valibot';
import { allRoutes } from '../../src/app/routes';
import { siteSummary, type SiteSource } from '../../src/prerender/siteSource';
import { collectPrinted } from '../support/publish/printed';
import { validSettings } from '../support/publish/checkSettings';

let dist: string;
let printed: ReturnType<typeof collectPrinted>;
let steps: unknown[];
const { argv } = process;
const current = process.cwd();

/** Each chunk has a script and a style sheet of its name. */
const chunks = ['main', 'app', 'settings', ...allRoutes.map(({ chunk }) => chunk)];

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prerender-'));
  dist = path.join(folder, 'dist');
  printed = collectPrinted();
  steps = [];
  process.send = (message: unknown) => steps.push(message) > 0;
  put(
    'prerender/template.txt',
    readFileSync('src/index.html', 'utf8').replace('<%= settings %>', '{}'),
  );
  const files = chunks.map((chunk) => [chunk, [`assets/${chunk}.css`, `assets/${chunk}.js`]]);
  put('../public/site.webmanifest', readFileSync('public/site.webmanifest'));
  put('prerender/chunks.json', JSON.stringify(Object.fromEntries(files)));
  for (const chunk of chunks) {
    put(`site/assets/${chunk}.css`, `.of-${chunk} { color: red }`);
    put(`site/assets/${chunk}.js`, `// ${chunk}`);
  }
  symlinkSync(path.resolve('src'), path.join(folder, 'src'));
  // the pictures are those of `public` in the current folder
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(current);
  process.argv = argv;
  delete process.send;
});

function put(file: string, content: string | Buffer) {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const written = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const exists = (file: string) => existsSync(path.join(dist, file));

/** Puts a picture into a folder beside `dist`. */
async function putPicture(file: string) {
  const image = sharp({ create: { width: 200, height: 150, channels: 3, background: '#7a9' } });
  put(path.join('..', file), await image.jpeg().toBuffer());
}

/** Prerenders a site. @returns what it tells the build */
async function prerender(settings: object, more: Partial<SiteSource> = {}) {
  const date = '2026-11-23T10:00:00.000Z';
  put('source.json', JSON.stringify({ dist, block: JSON.stringify(settings), date, ...more }));
  process.argv = [...argv.slice(0, 2), path.join(dist, 'source.json')];
  jest.resetModules();
  printed.take();
  await import('../../src/prerender/prerender');
  await waitFor(() => expect(printed.text()).not.toBe(''), { timeout: 10_000 });
  return v.parse(siteSummary, JSON.parse(printed.text()));
}

const pages = [
  'index',
  'catalog',
  'catalog/c',
  'catalog/c/1',
  'prices',
  'cart',
  'conditions',
  'contacts',
  '404',
];
/** With a category whose goods have a picture. */
const settings = validSettings({ image: 'goods.jpg' }, { image: 'category.jpg' });

test('A site has a page for each address, and all that a web server needs', async () => {
  await putPicture('public/gallery/items/goods.jpg');
  await putPicture('ours/category.jpg');
  const catalogFolder = path.resolve('ours');
  const summary = await prerender(settings, { catalogFolder, api: '10.0.0.7:81' });

  expect(summary).toMatchObject({ pages: pages.length, pictures: 2 });
  expect(summary.feed).toMatchObject({ offers: 1, withoutPicture: 0 });
  // the page of unknown addresses is not dated
  expect(Object.keys(summary.published)).not.toContain('/404');
  expect(steps).toStrictEqual(['Картинки', 'Сжатие']);
  for (const page of pages) {
    const html = written(`site/${page}.html`);
    expect(html).toMatch(/^<!doctype html>.*<h1.*<\/html>\s*$/s);
    expect(html).toContain('src="/assets/main.js"');
    expect(exists(`site/${page}.html.br`)).toBe(true);
  }
  expect(written('site/catalog/c.html')).toContain('Ковёр «Страйп»');
  expect(written('site/catalog/c.html')).toContain('/assets/category.css');
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.yml']) {
    expect(written(`site/${file}`)).not.toBe('');
  }
  expect(written('nginx.conf')).toContain('10.0.0.7:81');
  expect(exists('site/gallery/items/goods.jpg.160.avif')).toBe(true);
  expect(exists('site/gallery/categories/category.jpg.320.jpg')).toBe(true);
});

test('A page keeps its date while what visitors read has not changed', async () => {
  const { published } = await prerender(validSettings());
  expect(written('site/contacts.html')).toContain('Ковёр «Страйп»');
  const date = '2026-11-24T10:00:00.000Z';
  // each page has only the goods that it needs
  const next = await prerender(validSettings({ price: 295 }), { date, last: published, limit: 10 });
  expect(written('site/contacts.html')).not.toContain('Ковёр «Страйп»');
  expect(written('site/catalog/c.html')).toContain('Ковёр «Страйп»');
  const { '/catalog': catalog, '/catalog/c': category } = next.published;
  expect(catalog).toStrictEqual(published['/catalog']);
  expect(category?.lastmod).toBe(date);
});
