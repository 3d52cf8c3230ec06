import { headTags } from '../../src/prerender/page/headTags';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const settings = parseValidSettings(
  JSON.stringify({ company: { brand: 'Порог', site: 'https://porog.example' } }),
);
const head = { title: 'Цены', description: 'Цены на ковры' };
const picture = { path: '/background.jpg', width: 2560, height: 720 };

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Property and content of each tag, in their order. */
function openGraphOf(tags: string) {
  const metas = [...parse(tags).querySelectorAll('meta[property]')];
  return metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')]);
}

describe('The head', () => {
  test('has a title and all that messengers show', () => {
    const tags = headTags(head, { settings, path: '/prices', picture });
    expect(parse(tags).title).toContain('Цены');
    expect(openGraphOf(tags)).toStrictEqual([
      ['og:type', 'website'],
      ['og:locale', 'ru_RU'],
      ['og:site_name', 'Порог'],
      ['og:title', parse(tags).title],
      ['og:description', 'Цены на ковры'],
      ['og:url', 'https://porog.example/prices'],
      ['og:image', 'https://porog.example/background.jpg'],
      ['og:image:width', '2560'],
      ['og:image:height', '720'],
    ]);
    expect(parse(tags).body.textContent.trim()).toBe('');
  });

  test('has one canonical address and one Open Graph picture, both absolute', () => {
    const tags = parse(headTags(head, { settings, path: '/catalog', picture })).head;
    const canonical = [...tags.querySelectorAll('link[rel="canonical"]')];
    expect(canonical.map((link) => link.getAttribute('href'))).toStrictEqual([
      'https://porog.example/catalog',
    ]);
    expect(tags.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(
      /^https:\/\/porog\.example\//,
    );
  });

  test('of a model is that of a product, and its picture has a size and a description', () => {
    const model = { path: '/stripe.jpg', width: 800, height: 600, alt: 'Ковёр «Страйп»' };
    const tags = headTags(
      { title: 'Страйп', description: 'Ворс' },
      { settings, path: '/catalog/mats/stripe', isProduct: true, picture: model },
    );
    expect(Object.fromEntries(openGraphOf(tags))).toMatchObject({
      'og:type': 'product',
      'og:image': 'https://porog.example/stripe.jpg',
      'og:image:width': '800',
      'og:image:height': '600',
      'og:image:alt': 'Ковёр «Страйп»',
    });
  });

  test('lacks the tags that need an origin where the settings have none', () => {
    const tags = headTags(head, { settings: parseValidSettings('{}'), path: '/prices', picture });
    expect(tags).not.toMatch(/canonical|og:url|og:image|undefined/);
  });

  test('of the 404 page is not indexed and has no canonical address', () => {
    const missing = { title: '404', description: '', isNotFound: true };
    const tags = headTags(missing, { settings, path: '/404' });
    expect(tags).toContain('<meta name="robots" content="noindex" />');
    expect(tags).not.toContain('canonical');
  });

  test('of a page that is not there has no address and no picture', () => {
    const tags = headTags({ ...head, isNotFound: true }, { settings, path: '/404', picture });
    expect(openGraphOf(tags).map(([property]) => property)).toStrictEqual([
      'og:type',
      'og:locale',
      'og:site_name',
      'og:title',
      'og:description',
    ]);
  });
});
