import fc from 'fast-check';
import { loadAllPages } from '../../src/app/loadPage';
import type { Assets } from '../../src/prerender/assets/assets';
import { pageHtml } from '../../src/prerender/page/pageHtml';
import { renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { contentHash, dateContent, type Published } from '../../src/prerender/site/lastmod';
import { setMoscowTime } from '../support/moscowTime';
import demo from '../../mocks/settings.json';

const [first = '', second = '', third = ''] = [21, 22, 23].map(
  (day) => `2026-11-${day}T05:00:00.000Z`,
);
const template =
  '<html><head><title>x</title></head><body><div id="root"></div>' +
  '<script id="settings">{}</script></body></html>';
const assets: Assets = {
  head: [],
  scriptsOf: () => '',
  foot: () => '',
  styleOf: () => Promise.resolve(''),
};

beforeAll(loadAllPages);

/** The content of every page of a site, by address. */
async function contentsOf(settings: object) {
  const site = splitSettings(JSON.stringify(settings), 1e6);
  const source = { template, assets, settings: site, pictures: { public: 'public' } };
  const pages = renderPages(site).map(async (page) => {
    const { hash } = await pageHtml(source, page, '');
    return [page.address, hash] as const;
  });
  return new Map(await Promise.all(pages));
}

/** Addresses whose content differs. */
function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...after.keys()].filter((address) => after.get(address) !== before.get(address));
}

const carpet = (id: string, price: number) => ({ _id: id, title: id, price });
const shop = (
  price: number,
  company: object = { site: 'https://porog.example', brand: 'Порог' },
) => ({
  company,
  categories: [
    {
      _id: 'mats',
      title: 'Коврики',
      isPublished: true,
      items: [carpet('a', price), carpet('b', 2)],
    },
    { _id: 'grass', title: 'Трава', isPublished: true, items: [carpet('c', 3)] },
  ],
});

describe('When a page has changed', () => {
  test('a new price changes the pages that show it, and no others', async () => {
    const changed = changes(await contentsOf(shop(1)), await contentsOf(shop(9)));
    // the page of the other model shows this one among «Другие модели»
    expect(changed).toStrictEqual([
      '/catalog/mats',
      '/catalog/mats/a',
      '/catalog/mats/b',
      '/prices',
    ]);
  });

  test('a new phone of the header and the footer changes the pages that have it in their content', async () => {
    const company = { ...shop(1).company, phones: { office: '+7 (495) 000-00-01' } };
    const changed = changes(await contentsOf(shop(1)), await contentsOf(shop(1, company)));
    expect(changed).toContain('/contacts');
    expect(changed).not.toContain('/catalog/mats');
    expect(changed).not.toContain('/catalog/mats/a');
  });

  test('nothing changes from one build of the same files to the next, years later', async () => {
    const before = await contentsOf(demo);
    setMoscowTime('2031-01-04T03:00');
    expect(changes(before, await contentsOf(demo))).toStrictEqual([]);
  });

  const page = {
    site: 'https://porog.example',
    title: 'Страйп',
    description: 'Ковёр',
    data: '{}',
    markup:
      '<header><a>Меню</a><h1 class="a">Страйп</h1></header><main class="b"><p>от 257 ₽</p>' +
      '<img src="/a.480.jpg" alt="серый"></main><footer>1996–2026</footer>',
  };

  test.each([
    ['class names', { markup: page.markup.replaceAll('class="', 'class="x') }],
    ['elements without words', { markup: page.markup.replace('<p>', '<div><p>') }],
    ['comments of React', { markup: page.markup.replace('от ', 'от<!-- --> ') }],
    ['spaces and line breaks', { markup: page.markup.replace('от ', 'от\u00A0\n ') }],
    ['widths of pictures', { markup: page.markup.replace('480', '800') }],
    ['the menu', { markup: page.markup.replace('Меню', 'Каталог') }],
    ['the year of the footer', { markup: page.markup.replace('2026', '2027') }],
  ])('is not that of %s', (_, change) => {
    expect(contentHash({ ...page, ...change })).toBe(contentHash(page));
  });

  test.each([
    ['a word', { markup: page.markup.replace('257', '258') }],
    ['the heading', { markup: page.markup.replace('>Страйп', '>Атлант') }],
    ['the description of a picture', { markup: page.markup.replace('серый', 'синий') }],
    ['the title', { title: 'Атлант' }],
    ['the description', { description: 'Коврик' }],
    ['the structured data', { data: '{"price":1}' }],
    ['the site', { site: 'https://other.example' }],
  ])('is that of %s', (_, change) => {
    expect(contentHash({ ...page, ...change })).not.toBe(contentHash(page));
  });
});

describe('The time of change', () => {
  const last = { hash: 'a', lastmod: first };

  test.each([
    ['an unchanged page is the known one', 'a', last, first],
    ['a changed page is that of the build', 'b', last, second],
    ['a new page is that of the build', 'a', undefined, second],
    ['a page is not after the build', 'a', { hash: 'a', lastmod: third }, second],
  ])('of %s', (_, hash, known, expected) => {
    expect(dateContent(hash, known, second)).toStrictEqual({ hash, lastmod: expected });
  });

  test('is that of the first build in a row with the same content', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (builds) => {
        const day = (index: number) => new Date(index * 864e5).toISOString();
        const dated = builds.reduce<Published[string] | undefined>(
          (known, hash, index) => dateContent(hash, known, day(index)),
          undefined,
        );
        const since = builds.findLastIndex((hash) => hash !== builds.at(-1)) + 1;
        expect(dated?.lastmod).toBe(day(since));
      }),
    );
  });
});
