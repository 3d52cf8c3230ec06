import type { Category } from '../../src/domain/settings/settings';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { commonTierFrom, priceGroups } from '../../src/features/prices/view/priceGroups';
import { formatView, readView, type PricesView } from '../../src/features/prices/view/pricesView';

const block = {
  categories: [
    {
      _id: 'mats',
      title: 'Ковры',
      isPublished: true,
      items: [
        { _id: '1', title: 'В', price: 300, availability: 'мало' },
        { _id: '2', title: 'А', availability: 'под заказ' },
      ],
    },
    {
      _id: 'brushes',
      title: 'Щётки',
      isPublished: true,
      items: [{ _id: '3', title: 'Б', price: 200, availability: 'в наличии' }],
    },
  ],
};
const { categories } = parseSettings(JSON.stringify(block), () => undefined);
const all = readView({});

const groups = (view: Partial<PricesView>) =>
  priceGroups(categories, { ...all, ...view }, undefined).map(({ category, offers }) =>
    [category?.title ?? 'все', ...offers.map(({ carpet }) => carpet.title)].join(' '),
  );

describe('The price list shows', () => {
  test.each<[Partial<PricesView>, string[]]>([
    [{}, ['Ковры В А', 'Щётки Б']],
    [{ category: 'mats' }, ['Ковры В А']],
    [{ category: 'unknown' }, ['Ковры В А', 'Щётки Б']],
    [{ inStock: true }, ['Ковры В', 'Щётки Б']],
    [{ priced: true }, ['Ковры В', 'Щётки Б']],
    [{ category: 'brushes', sorting: 'title' }, ['все Б']],
    [{ sorting: 'title' }, ['все А Б В']],
    [{ sorting: 'title', descending: true }, ['все В Б А']],
    [{ sorting: 'price' }, ['все Б В А']],
  ])('%j', (view, titles) => {
    expect(groups(view)).toStrictEqual(titles);
  });

  test('no group without carpets', () => {
    const empty = { ...categories[0], items: [] } as Category;
    expect(priceGroups([empty], all, undefined)).toStrictEqual([]);
  });
});

test.each([
  [[[50], [50]], 50],
  [[[50], []], 50],
  [[[50], [100]], undefined],
  [[[50, 100]], undefined],
  [[[]], undefined],
])('of tiers from %j, the heading names %s', (amounts, common) => {
  const [category] = categories;
  const offers = amounts.map((starts, index) => ({
    carpet: {
      _id: String(index),
      title: '',
      unit: 'шт',
      priceTiers: starts.map((from) => ({ from, price: 1 })),
    },
    category: category as Category,
  }));
  expect(commonTierFrom([{ category, offers }])).toBe(common);
});

describe('The view of the price list is in the address', () => {
  test.each<[Partial<PricesView>, string]>([
    [{}, ''],
    [{ q: '60×90' }, '?q=60%C3%9790'],
    [{ category: 'mats' }, '?category=mats'],
    [{ inStock: true }, '?stock=1'],
    [{ priced: true }, '?priced=1'],
    [{ sorting: 'price' }, '?sort=price'],
    [{ sorting: 'price', descending: true }, '?sort=-price'],
  ])('%j', (view, query) => {
    expect(formatView({ ...all, ...view })).toBe(query);
    expect(readView(Object.fromEntries(new URLSearchParams(query)))).toStrictEqual({
      ...all,
      ...view,
    });
  });

  test.each([
    { q: ['a'], category: ['mats'], stock: 'yes', priced: 'true', sort: ['price'] },
    { sort: 'constructor' },
    { sort: '--price' },
    { sort: 'price,title' },
  ])('unknown values are ignored: %j', (query) => {
    expect(readView(query)).toMatchObject({ ...all, descending: expect.any(Boolean) as boolean });
  });

  test('spaces around the query do not count', () => {
    expect(readView({ q: ' 60 ' }).q).toBe('60');
  });
});
