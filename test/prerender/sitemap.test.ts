import { loadAllPages } from '../../src/app/loadPage';
import type { Settings } from '../../src/domain/settings/settings';
import { pageFile } from '../../src/prerender/page/pageFile';
import { notFound, renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { sitemap as write, type HasPicture } from '../../src/prerender/site/sitemap';
import demo from '../../mocks/settings.json';
import { settingsOf } from '../support/feed';

const lastmod = '2026-11-23T05:00:00.000Z';
const origin = 'https://www.example.com';

const sitemap = (
  settings: Settings,
  addresses: readonly string[],
  hasPicture: HasPicture = () => true,
) => write(settings, datesOf(addresses), hasPicture);

const datesOf = (addresses: readonly string[]) =>
  Object.fromEntries(addresses.map((address) => [address, { hash: '', lastmod }]));

function parse(xml = '') {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const texts = (name: string) =>
    [...root.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { root, texts };
}

describe('The sitemap', () => {
  beforeAll(loadAllPages);

  test('has exactly the pages of the site, each with its time of change', () => {
    const pages = renderPages(splitSettings(JSON.stringify(demo), 1e6));
    const addresses = pages.map(({ address }) => address).filter((address) => address !== notFound);
    const [file, ...rest] = sitemap(settingsOf(demo), addresses);
    expect(rest).toStrictEqual([]);
    const { texts } = parse(file?.content);
    const listed = texts('loc').map((address) => new URL(address).pathname);
    expect(listed).toStrictEqual(addresses);
    expect(texts('lastmod')).toStrictEqual(addresses.map(() => lastmod));
    const files = new Set(pages.map((page) => page.file));
    for (const address of listed) expect(files).toContain(pageFile(address));
  });

  test('has the pictures of categories and models as absolute addresses', () => {
    const { texts } = parse(
      sitemap(settingsOf(demo), ['/catalog/96a7747841c8368567d4f62a'])[0]?.content,
    );
    expect(texts('image:loc')).toStrictEqual([
      expect.stringMatching(`^${origin}/gallery/categories/.+\\.800\\.jpg$`),
    ]);
  });

  test('has no picture whose original is missing', () => {
    const [file] = sitemap(settingsOf(demo), ['/catalog/96a7747841c8368567d4f62a'], () => false);
    expect(parse(file?.content).texts('image:loc')).toStrictEqual([]);
  });

  test('has at most 1,000 pictures of a page', () => {
    const images = Array.from({ length: 1200 }, (_, index) => `${index}.jpg`);
    const category = {
      _id: '1',
      title: 'Ковры',
      isPublished: true,
      models: [{ title: 'М', images }],
      items: [{ _id: 'a', title: 'М', model: 'М' }],
    };
    const settings = settingsOf({ company: { site: origin }, categories: [category] });
    const { texts } = parse(sitemap(settings, ['/catalog/1/%D0%9C'])[0]?.content);
    expect(texts('image:loc')).toHaveLength(1000);
  });

  test('escapes any name of a picture', () => {
    const image = `a&b<c>"d'.jpg`;
    const category = { _id: '1', title: 'Ковры', isPublished: true, image, items: [] };
    const settings = settingsOf({ company: { site: origin }, categories: [category] });
    const { texts } = parse(sitemap(settings, ['/catalog/1'])[0]?.content);
    expect(texts('image:loc').map((address) => decodeURIComponent(address))).toStrictEqual([
      `${origin}/gallery/categories/${image}.800.jpg`,
    ]);
  });

  test.each([
    ['50,000 addresses', Array.from({ length: 50_001 }, (_, index) => `/${index}`)],
    ['50 MB', Array.from({ length: 30 }, (_, index) => `/${index}${'x'.repeat(2e6)}`)],
  ])('is an index of two where there are more than %s', (_, addresses) => {
    const [index, ...parts] = sitemap(settingsOf({ company: { site: origin } }), addresses);
    expect(index?.name).toBe('sitemap.xml');
    expect(parse(index?.content).texts('loc')).toStrictEqual(
      parts.map(({ name }) => `${origin}/${name}`),
    );
    expect(parts.map(({ name }) => name)).toStrictEqual(['sitemap-1.xml', 'sitemap-2.xml']);
    const sizes = parts.map(({ content }) => Buffer.byteLength(content));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50 * 2 ** 20);
    const listed = parts.flatMap(({ content }) => content.match(/<loc>[^<]*/g) ?? []);
    expect(listed).toStrictEqual(addresses.map((address) => `<loc>${origin}${address}`));
    expect(parts[0]?.content.match(/<url>/g)?.length).toBeLessThanOrEqual(50_000);
  });

  test('is not written without the origin of the site', () => {
    expect(sitemap(settingsOf({}), ['/'])).toStrictEqual([]);
  });
});
