import type { Carpet } from '../../src/domain/settings/settings';
import { createSearch } from '../../src/domain/search/search';

/** Searches goods whose ids are their numbers, from 0 on. */
function searchIn(
  goods: readonly Partial<Carpet>[],
  synonyms: readonly (readonly string[])[] = [],
) {
  const items = goods.map((facts, index) => ({
    _id: String(index),
    title: 'Изделие',
    unit: 'шт',
    ...facts,
  }));
  const search = createSearch(
    [{ _id: 'all', title: 'Товары', isPublished: true, items }],
    synonyms,
  );
  return {
    ...search,
    ids: (query: string) =>
      search
        .find(query)
        .map(({ carpet }) => carpet._id)
        .join(' '),
  };
}

describe('What is found first', () => {
  const better: readonly (readonly [better: Partial<Carpet>, worse: Partial<Carpet>])[] = [
    [{ article: 'Лира' }, { article: 'Лира-12' }],
    [{ article: 'Лира-12' }, { title: 'Лира' }],
    [{ title: 'Лира' }, { title: 'Лирапром' }],
    [{ title: 'Лирапром' }, { color: 'Лира' }],
    [{ title: 'Лирапром' }, { article: '12-Лира' }],
    [{ article: '12-Лира' }, { model: 'Лира' }],
    [{ color: 'Лира' }, { color: 'Лирапром' }],
    [{ color: 'Лира' }, { model: 'Лира' }],
    [{ color: 'Лирапром' }, { model: 'Лирапром' }],
    [{ model: 'Лира' }, { model: 'Лирапром' }],
    [{ model: 'Лирапром' }, { title: 'Лилия' }],
  ];
  test.each(better)('«Лира» in %j, then in %j', (first, second) => {
    expect(searchIn([second, first], [['лира', 'лилия']]).ids('лира')).toBe('1 0');
    expect(searchIn([first, second], [['лира', 'лилия']]).ids('лира')).toBe('0 1');
  });

  it('is the carpet with the word in its title, though its other facts have it too', () => {
    const twice = { title: 'Лира', color: 'Лира', model: 'Лира', description: 'Лира' };
    expect(searchIn([{ color: 'Лира' }, twice]).ids('лира')).toBe('1 0');
  });

  it('is the carpet with both words in better places', () => {
    const goods = [
      { title: 'Лира', model: 'Вега' },
      { title: 'Вега Лира' },
      { title: 'Вега', model: 'Лира', color: 'лира' },
    ];
    expect(searchIn(goods).ids('вега лира')).toBe('1 2 0');
  });

  it('is the whole word in Latin letters, too', () => {
    expect(searchIn([{ title: 'Vegaprom' }, { title: 'Vega' }]).ids('vega')).toBe('1 0');
  });

  it('is the carpet with fewer of the words in its description alone', () => {
    const goods = [
      { description: 'Вега Лира' },
      { title: 'Вега', description: 'Лира' },
      { title: 'Лира' },
    ];
    expect(searchIn(goods).ids('вега лира')).toBe('1 0');
  });

  it('is a synonym before a description, if no carpet has both words elsewhere', () => {
    const goods = [
      { title: 'Вега', description: 'Лира' },
      { title: 'Вега Лилия' },
      { title: 'Лира' },
    ];
    expect(searchIn(goods, [['лира', 'лилия']]).ids('вега лира')).toBe('1');
  });
});

describe('What is found', () => {
  it('has all words, though the description alone has one', () => {
    const goods = [
      { title: 'Чехол', description: 'Стирают' },
      { title: 'Коврик', description: 'Стирают' },
    ];
    expect(searchIn(goods).ids('коврик стирают')).toBe('1');
  });

  it('has all words that mean goods in general, if the query has no others', () => {
    const goods = [{ title: 'Палас', description: 'Изделие из шерсти' }, { title: 'Изделие' }];
    expect(searchIn([...goods, { title: 'Палас' }]).ids('палас изделие')).toBe('0');
  });

  it('has all parts of a compound that the catalogue writes apart', () => {
    const goods = [{ title: 'Ринго мат' }, { title: 'Ринго' }, { title: 'Мат' }];
    expect(searchIn(goods).ids('ринго-мат')).toBe('0');
  });

  it('has one of the words that are written together, not only the other words', () => {
    expect(searchIn([{ title: 'Серый' }]).ids('коврик,лира серый')).toBe('');
  });

  it('is a title that reads like a size with another unit', () => {
    expect(searchIn([{ title: 'Скотч 50 мм' }]).ids('скотч 50 мм')).toBe('0');
  });

  test.each([
    ['60', '0'],
    ['60 см', ''],
    ['600 см', '0'],
    ['600×9', '0'],
    ['600×9 см', ''],
  ])('may be a size that begins so, unless a unit follows: «%s»', (query, ids) => {
    expect(searchIn([{ width: 600, length: 900 }]).ids(query)).toBe(ids);
  });

  it('is a size before one that begins so', () => {
    const goods = [{ width: 600, length: 900 }, { width: 60 }];
    expect(searchIn(goods).ids('60')).toBe('1 0');
    expect(searchIn(goods).ids('60 см')).toBe('1');
  });

  it('is found once for all parts of a page that ask for the same', () => {
    const { find } = searchIn([{ title: 'Лира' }]);
    expect(find('лира')).toBe(find('лира'));
  });

  test.each([
    ['вельвета', 'Вельветовый', '0'],
    ['сизалю', 'Сизалевый', '0'],
    ['сизалю', 'Полусизаль', ''],
    ['лозы', 'Лозунгами', ''],
  ])('is made of the same stem, from five letters on: «%s», «%s»', (query, title, ids) => {
    expect(searchIn([{ title }]).ids(query)).toBe(ids);
  });
});

describe('A misspelled word', () => {
  test.each([
    ['has five letters or more', 'Vegas', 'Vegaz', '0'],
    ['has fewer', 'Vega', 'Vegu', ''],
    ['has five letters, and the word of the catalogue fewer', 'Vega', 'Vegau', ''],
    ['has fewer letters than the word of the catalogue', 'Vegas', 'Vegs', ''],
    ['has a digit at its beginning', 'Vegas', '1egas', ''],
    ['has a digit at its end', 'Vegas', 'Vega1', ''],
    ['has a typo in its stem', 'Резиновый', 'розиновыми', '0'],
    ['has a typo in its ending', 'Vegasom', 'Vegason', '0'],
  ])('%s: in «%s», «%s» finds «%s»', (_, title, query, ids) => {
    expect(searchIn([{ title }]).ids(query)).toBe(ids);
  });

  it('stands for no word of buyers that the catalogue lacks', () => {
    expect(searchIn([{ title: 'Лилия' }], [['резеда', 'лилия']]).ids('розеда')).toBe('');
  });
});

describe('An article', () => {
  test.each([
    ['with its dashes', 'VG-6090-04', '0 2'],
    ['without dashes', 'vg609004', '0 2'],
    ['by its beginning', 'vg-60', '0 2'],
    ['by its beginning without dashes', 'vg60', '0 2'],
    ['from its first dash on', '6090-04', '0 2'],
    ['from its last dash on', '041', '2'],
    ['by five characters of its middle', '09004', '0 2'],
    ['not by four characters of its middle', '9004', ''],
    ['with the letters О and З for digits', 'vg-6o9o-o4', '0 2'],
    ['with a letter З for a digit', '12з45', '1'],
    ['by five digits inside a barcode', '12345', '1'],
    ['not by four digits inside a barcode', '2345', ''],
  ])('is found %s: «%s» finds «%s»', (_, query, ids) => {
    const goods = [
      { article: 'VG-6090-04' },
      { barcode: '4612345678' },
      { article: 'VG-6090-041' },
    ];
    expect(searchIn(goods).ids(query)).toBe(ids);
  });

  test.each([
    ['VG-6000', 'vg-6ооо'],
    ['VG-005', 'vg-оо5'],
  ])('has letters О in a row for digits: %s as «%s»', (article, query) => {
    expect(searchIn([{ article }]).ids(query)).toBe('0');
  });

  it('that is typed as a whole, dashes or not, comes before longer ones', () => {
    expect(searchIn([{ article: 'VG-60-4' }, { article: 'VG-60' }]).ids('vg60')).toBe('1 0');
    expect(searchIn([{ article: 'VG-60-4' }, { article: 'VG-60' }]).ids('vg-60')).toBe('1 0');
  });
});

describe('Queries that are similar to one that finds nothing', () => {
  const nearestTo = (query: string, ...titles: readonly string[]) =>
    searchIn(titles.map((title) => ({ title }))).nearest(query);

  test.each([
    ['a third of the letters may differ', 'vegamo', ['Vegxxo', 'Vegaxx'], ['vegxxo', 'vegaxx']],
    ['more may not', 'vegamo', ['Vegxyz'], []],
    [
      'there are at most three, the most similar',
      'vegamovega',
      ['Vegamovxxx', 'Vegamovexx', 'Vegamoxexx', 'Vegamovxxa'],
      ['vegamovexx', 'vegamovxxa', 'vegamovxxx'],
    ],
    [
      'of the forms of a word, only the nearest',
      'лекзандрову',
      ['Александрова', 'Александрову'],
      ['александрову'],
    ],
    ['no word has fewer than three letters', 'veg', ['Ve'], []],
    ['no word has digits', 'vegamo', ['1Vegamx', 'Vegamx1'], []],
    [
      'only the first twelve similar words are tried',
      'vegamo лира',
      [...'bcdfghijklnp'.split('').map((letter) => `Vega${letter}${letter}`), 'Vegatt Лира'],
      ['лира'],
    ],
  ])('%s: «%s» in %j', (_, query, titles, queries) => {
    expect(nearestTo(query, ...titles)).toStrictEqual(queries);
  });

  test('no word comes from a description', () => {
    expect(searchIn([{ description: 'Vegaxx' }]).nearest('vegamo')).toStrictEqual([]);
  });

  test('no word comes from a group of synonyms that finds nothing', () => {
    const words = 'bcdfghijklnp'.split('').map((letter) => `vegam${letter}`);
    expect(searchIn([{ title: 'Vegatt Лира' }], [words]).nearest('vegamo лира')).toStrictEqual([
      'vegatt лира',
      'лира',
    ]);
  });
});

test.each([
  ['VG-4060-1', 'VG-4060-01'],
  ['vg-4060-1 серый', 'VG-4060-01'],
  ['VG-4060-22', 'VG-4060-22'],
])('the article «%s» is found with the zero that it lacks', (query, article) => {
  const goods = [
    { article: 'VG-4060-01', color: 'серый' },
    { article: 'VG-4060-22', color: 'серый' },
  ];
  expect(searchIn(goods).find(query)).toMatchObject([{ carpet: { article } }]);
});

test('no other figure of an article gets a zero', () => {
  expect(searchIn([{ article: 'VG-4060-012' }]).ids('VG-4060-12')).toBe('');
});

test('an article as it is written comes before one with a zero', () => {
  const goods = [{ article: 'VG-4060-01' }, { article: 'VG-4060-1' }];
  expect(searchIn(goods).ids('VG-4060-1')).toBe('1');
});

test.each([
  ['30', ''],
  ['вн-30', ''],
  ['во', ''],
  ['при', '0'],
  ['стирки', '0'],
])('«%s» is looked for in descriptions: %j', (query, ids) => {
  const goods = [{ description: 'Для стирки при 30 °C, внутрь и во двор' }];
  expect(searchIn(goods).ids(query)).toBe(ids);
});

test.each([
  ['ктв', 'RND-5', '0'],
  ['руб', 'He нейлон', ''],
  ['60[90', 'Коврик 60×90', '0'],
  ['{fyf', 'Хана', '0'],
  ['жэ', 'Коврик', ''],
])('«%s», typed in the other layout, finds «%s»: %j', (query, title, ids) => {
  expect(searchIn([{ title }]).ids(query)).toBe(ids);
});

test.each([
  ['рингомат', '0'],
  ['ринго-мат', '0'],
  ['ринго мат', '0'],
  ['щетка5', ''],
])('«%s» finds a compound with or without its dash: %j', (query, ids) => {
  expect(searchIn([{ title: 'Ринго-мат' }, { title: 'Щетка-5' }]).ids(query)).toBe(ids);
});

test('names with figures are found only as they are written', () => {
  const { ids } = searchIn([{ brand: 'Ринго-мат-5' }, { brand: '5-ринго-мат' }]);
  expect([ids('рингомат5'), ids('5рингомат')]).toStrictEqual(['', '']);
});
