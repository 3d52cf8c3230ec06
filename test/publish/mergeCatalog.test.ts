import type { FieldPath } from '../../src/publish/finding';
import { mergeCatalog } from '../../src/publish/source/mergeCatalog';

const rug = { _id: '1', article: 'VG-1', title: 'Ковёр', color: 'серый', price: 285 };
const grass = { _id: '2', title: 'Трава', color: 'зелёный' };
const rugs = { _id: 'c', title: 'Ковры', image: 'c.jpg', isPublished: false, items: [rug, grass] };

/** A catalogue of one category and one carpet over the categories of settings. */
const merge = (
  item: object,
  category: object = {},
  base: unknown = [rugs],
  hasAllModels = true,
) => {
  const items = [{ title: 'Ковёр', ...item }];
  const categories = [{ title: 'Ковры', items, ...category }];
  return mergeCatalog(base, { categories, hasAllModels }).categories;
};
const mergeItem = (item: object, base?: unknown) => {
  const [category] = merge(item, {}, base);
  return (category?.['items'] as object[])[0];
};

describe('A carpet keeps what the catalogue does not say of it, and is found', () => {
  test.each<readonly [string, object, object]>([
    [
      'by its article',
      { article: ' vg-1 ', title: 'Новый' },
      { ...rug, article: ' vg-1 ', title: 'Новый' },
    ],
    ['by its article with look-alike letters', { article: 'VG‑1' }, { ...rug, article: 'VG‑1' }],
    ['by its title', { title: ' ТРАВА' }, { ...grass, title: ' ТРАВА' }],
    ['by its id', { _id: ' 2 ', article: 'VG-1' }, { ...grass, article: 'VG-1', title: 'Ковёр' }],
  ])('%s', (_, item, expected) => {
    expect(mergeItem(item)).toStrictEqual(expected);
  });

  test('also where the settings have its id or its article as a number', () => {
    const base = [{ title: 'Ковры', items: [{ _id: 7, article: 15, color: 'серый' }] }];
    expect(mergeItem({ _id: '7' }, base)).toMatchObject({ color: 'серый' });
    expect(mergeItem({ article: '15' }, base)).toMatchObject({ color: 'серый' });
  });

  test.each([
    ['its title where it has another article', 'VG-9'],
    ['an article without the spaces of its own', 'ВГ1'],
  ])('but not by %s', (_, article) => {
    const base = [{ title: 'Ковры', items: [rug, { ...rug, article: 'ВГ 1' }] }];
    expect(mergeItem({ article }, base)).toStrictEqual({ _id: article, article, title: 'Ковёр' });
  });

  test('in its own category first, then in any other, of which the first counts', () => {
    const of = (color: string) => [{ ...rug, _id: color, color }];
    const others = ['синий', 'белый'].map((color) => ({ title: color, items: of(color) }));
    const own = { title: 'Ковры', items: of('серый') };
    expect(mergeItem({ article: 'VG-1' }, [...others, own])).toMatchObject({ color: 'серый' });
    expect(mergeItem({ article: 'VG-1' }, others)).toMatchObject({ color: 'синий' });
  });

  test('in no settings that are not a list of categories', () => {
    for (const base of [null, {}, [null, 'x'], [{ items: 5 }]]) {
      expect(mergeItem({ price: 5 }, base)).toStrictEqual({
        _id: 'Ковёр',
        title: 'Ковёр',
        price: 5,
      });
    }
  });
});

describe('Line breaks, tabs and double spaces', () => {
  test('are no part of a name, but of a description', () => {
    const item = { article: 'N\t1', title: 'Ковёр\r\n«Страйп»', model: 'Страйп  мини' };
    const description = 'Мягкий.\nТёплый.';
    const models = [{ title: 'Страйп\nмини', description }];
    expect(merge({ ...item, description }, { title: 'Ковры\n60×90', models }, [])).toStrictEqual([
      {
        _id: 'Ковры 60×90',
        title: 'Ковры 60×90',
        isPublished: true,
        models: [{ title: 'Страйп мини', description }],
        items: [
          {
            _id: 'N 1',
            article: 'N 1',
            title: 'Ковёр «Страйп»',
            model: 'Страйп мини',
            description,
          },
        ],
      },
    ]);
    expect(mergeItem({ _id: 'a\nb' }, [])).toMatchObject({ _id: 'a b' });
  });

  test('of models that differ in nothing else stay if the settings have them', () => {
    const models = ['a\nb', ' a\tb '].map((title) => ({ title, description: title }));
    const given = models.map(({ title }) => ({ title: title.trim() }));
    expect(merge({}, { models: given }, [{ ...rugs, models }])).toMatchObject([{ models }]);
  });

  test('of a name stay if the settings have them', () => {
    const own = { _id: 'a\tb', article: 'N  1', title: 'Ковёр\nмини' };
    const given = { ...own, title: 'Ковёр\nмини ', price: 5 };
    expect(mergeItem(given, [{ title: 'Ковры', items: [own] }])).toStrictEqual({
      ...own,
      price: 5,
    });
  });
});

test('A carpet without an id gets its article for one, or else its title', () => {
  expect(mergeItem({ article: 'N-1' }, [])).toMatchObject({ _id: 'N-1' });
  expect(mergeItem({}, [])).toMatchObject({ _id: 'Ковёр' });
  expect(mergeItem({ _id: 7 }, [])).toMatchObject({ _id: 7 });
});

describe('A category', () => {
  test('that is new is published, and its title is its id', () => {
    expect(merge({}, {}, [])).toStrictEqual([
      {
        _id: 'Ковры',
        title: 'Ковры',
        isPublished: true,
        items: [{ _id: 'Ковёр', title: 'Ковёр' }],
      },
    ]);
    expect(merge({}, { _id: 'g1', isPublished: false }, [])).toMatchObject([
      { _id: 'g1', isPublished: false },
    ]);
  });

  test('that is known keeps its fields, found by its id or title', () => {
    const kept = { _id: 'c', image: 'c.jpg', isPublished: false };
    expect(merge({}, { title: 'КОВРЫ' })).toMatchObject([{ ...kept, title: 'КОВРЫ' }]);
    expect(merge({}, { _id: 'c', title: 'Новые' })).toMatchObject([{ ...kept, title: 'Новые' }]);
  });

  test('without carpets has none, whatever the settings have', () => {
    expect(merge({}, { items: [] })).toStrictEqual([{ ...rugs, items: [] }]);
  });

  test('keeps the models that the catalogue names, and all where it names none', () => {
    const models = [
      { _id: 'm', title: 'Страйп', images: ['1.jpg'] },
      { title: 'Другая', images: ['2.jpg'] },
    ];
    const base = [{ ...rugs, models }];
    const changed = [{ title: 'СТРАЙП', description: 'Ворс' }, { title: 'Новая' }];
    expect(merge({}, { models: changed }, base)).toMatchObject([
      {
        models: [
          { _id: 'm', title: 'СТРАЙП', images: ['1.jpg'], description: 'Ворс' },
          { title: 'Новая' },
        ],
      },
    ]);
    expect(merge({}, {}, base)).toMatchObject([{ models }]);
    expect(merge({}, { models: [] }, base)).toMatchObject([{ models: [] }]);
    expect(merge({}, { models: [] })[0]).not.toHaveProperty('models');
  });
});

test('A category keeps the models that an export does not make', () => {
  const models = [{ title: 'Страйп', description: 'Ворс' }, { title: 'Другая' }];
  const base = [{ ...rugs, models }];
  expect(
    merge({}, { models: [{ title: 'СТРАЙП' }, { title: 'Новая' }] }, base, false),
  ).toMatchObject([
    { models: [{ title: 'СТРАЙП', description: 'Ворс' }, { title: 'Новая' }, { title: 'Другая' }] },
  ]);
  expect(merge({}, { models: [{ title: 'Новая' }] }, [rugs], false)).toMatchObject([
    { models: [{ title: 'Новая' }] },
  ]);
});

describe('Of a field', () => {
  const tier = { from: 50, price: 250, note: 'опт' };

  test.each<readonly [string, object, object, object]>([
    ['a new value is taken', { price: 285 }, { price: 300 }, { price: 300 }],
    ['an empty value is taken', { price: 285 }, { price: undefined }, {}],
    ['the old value stays where there is no new one', { shelf: 'A' }, {}, { shelf: 'A' }],
    [
      'a new value is taken where the site does not know the field',
      { shelf: ['A'] },
      { shelf: ['B'] },
      { shelf: ['B'] },
    ],
    [
      'the old writing stays where only line breaks differ',
      { description: 'а\r\nб\rв\u0001' },
      { description: 'а\nб\nв' },
      { description: 'а\r\nб\rв\u0001' },
    ],
    [
      'the old writing of tiers stays where amounts and prices are the same',
      { priceTiers: [tier] },
      { priceTiers: [{ from: 50, price: 250 }] },
      { priceTiers: [tier] },
    ],
    [
      'a new price of a tier is taken',
      { priceTiers: [tier] },
      { priceTiers: [{ from: 50, price: 240 }] },
      { priceTiers: [{ from: 50, price: 240 }] },
    ],
    [
      'a new amount of a tier is taken',
      { priceTiers: [tier] },
      { priceTiers: [{ from: 60, price: 250 }] },
      { priceTiers: [{ from: 60, price: 250 }] },
    ],
    [
      'an empty list stays where the new value is empty',
      { purpose: [] },
      { purpose: undefined },
      { purpose: [] },
    ],
    [
      'another order of a list is taken',
      { purpose: ['а', 'б'] },
      { purpose: ['б', 'а'] },
      { purpose: ['б', 'а'] },
    ],
    ['a new value is taken in the place of null', { image: null }, { image: 'a' }, { image: 'a' }],
    [
      'a new value is taken, even if it is no price',
      { price: 'x' },
      { price: 'y' },
      { price: 'y' },
    ],
  ])('%s', (_, kept, given, expected) => {
    const base = [{ title: 'Ковры', items: [{ _id: '1', title: 'Ковёр', ...kept }] }];
    expect(mergeItem(given, base)).toStrictEqual({ _id: '1', title: 'Ковёр', ...expected });
  });
});

test('Fields are in the order of the settings, and new ones in the order of the site', () => {
  const base = [{ title: 'Ковры', items: [{ price: 5, title: 'Ковёр', _id: '1' }] }];
  expect(
    Object.keys(mergeItem({ color: 'серый', article: undefined, shelf: 'A' }, base) ?? {}),
  ).toStrictEqual(['price', 'title', '_id', 'color', 'shelf']);
  expect(Object.keys(mergeItem({ color: 'серый', width: 5 }, []) ?? {})).toStrictEqual([
    '_id',
    'title',
    'width',
    'color',
  ]);
});

describe('The place of a field', () => {
  const stripe = { title: 'Страйп', description: 'Ворс' };
  const grass = { title: 'Трава', images: ['1.jpg'] };
  const net = { _id: '3', title: 'Сетка' };
  const hidden = { _id: 'h', title: 'Старое', items: [null, net] };
  const base = [hidden, { ...rugs, models: [stripe, grass], items: [{ title: 'Чужой' }, rug] }];
  const given = { article: 'VG-1', price: undefined, priceTiers: [{ from: 5, price: 9 }] };
  const { keptAt } = mergeCatalog(base, {
    categories: [
      {
        _id: 'c',
        title: 'Ковры',
        items: [given, { title: 'Новый' }],
        models: [{ title: 'страйп' }],
      },
      { _id: 'h', title: 'Старое', items: [net] },
    ],
    hasAllModels: false,
  });

  test.each<readonly [FieldPath, FieldPath]>([
    [
      [0, 'image'],
      ['categories', 1, 'image'],
    ],
    [
      [0, 'items', 0, 'color'],
      ['categories', 1, 'items', 1, 'color'],
    ],
    [
      [0, 'models', 0, 'description'],
      ['categories', 1, 'models', 0, 'description'],
    ],
    [
      [0, 'models', 1, 'images', 0],
      ['categories', 1, 'models', 1, 'images', 0],
    ],
    [
      [1, 'items', 0, 'price'],
      ['categories', 0, 'items', 1, 'price'],
    ],
  ])('%j is in the settings at %j', (path, expected) => {
    expect(keptAt(path)).toStrictEqual(expected);
  });

  test.each<readonly [FieldPath]>([
    [[]],
    [[0]],
    [[0, 'title']],
    [[0, 'items', 0]],
    [[0, 'items', 0, 'article']],
    [[0, 'items', 0, 'price']],
    [[0, 'items', 0, 'priceTiers', 0, 'price']],
    [[0, 'items', 0, 'width']],
    [[0, 'items', 1, 'color']],
    [[0, 'models', 0, 'title']],
    [[9, 'items', 0, 'price']],
  ])('%j is in the catalogue', (path) => {
    expect(keptAt(path)).toBeUndefined();
  });
});
