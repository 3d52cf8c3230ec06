import {
  byArticle,
  findArticle,
  findTitle,
  surelyArticle,
} from '../../src/domain/orderList/article/articles';

const carpetOf = (article: string) => ({ _id: article, title: 'Ковёр', article, unit: 'шт' });
const catalogue = (...articles: readonly string[]) => byArticle(articles.map(carpetOf));
const find = (text: string, ...articles: readonly string[]) => {
  const found = findArticle(text, catalogue(...articles));
  return found && [found.before, found.carpet._id, found.after];
};

describe('An article is found', () => {
  test.each([
    ['whatever the width of its spaces', 'АБ   12', 'АБ 12'],
    ['between several marks', '«(АБ-12)»', 'АБ-12'],
    ['with a size in it', '60×90-5', '60×90-5'],
    ['with a size whose sign is a letter', '60×90-5', '60х90-5'],
    ['whose nought is written as a letter', 'О5-10', '05-10'],
    ['whose three is written as a letter', 'З5-10', '35-10'],
    ['of 200 characters', 'Я'.repeat(200), 'Я'.repeat(200)],
  ])('%s', (_how, text, article) => {
    expect(find(text, article)).toStrictEqual(['', article, '']);
  });

  test('by the longest run of words', () => {
    expect(find('АБ 12', 'АБ', 'АБ 12')).toStrictEqual(['', 'АБ 12', '']);
  });

  test('without the marks behind it', () => {
    expect(find('АБ-12 ? 20', 'АБ-12')).toStrictEqual(['', 'АБ-12', ' ? 20']);
  });

  test('far from the start of a text', () => {
    const before = 'ы '.repeat(120);
    expect(find(`${before}АБ-12`, 'АБ-12')).toStrictEqual([before, 'АБ-12', '']);
  });
});

describe('A barcode', () => {
  const barcode = '4600000000028';
  const found = (...carpets: readonly object[]) => {
    const known = carpets.map((fields, index) => ({ ...carpetOf(`АБ-${index}`), ...fields }));
    return findArticle(`${barcode} 20`, byArticle(known))?.carpet._id;
  };

  test('names its carpet', () => {
    expect(found({}, {}, { barcode })).toBe('АБ-2');
  });

  test('of several articles names none', () => {
    expect(found({ barcode }, { barcode })).toBeUndefined();
    expect(found({ barcode }, { barcode, article: undefined })).toBeUndefined();
    expect(found({ barcode }, { barcode }, { barcode, article: 'АБ-0' })).toBeUndefined();
  });

  test('of an article that is listed twice names the first', () => {
    expect(found({ barcode }, { barcode, article: 'АБ-0' })).toBe('АБ-0');
  });
});

test('The end of a long text is not searched', () => {
  expect(find(`${'ы '.repeat(1000)}АБ-12`, 'АБ-12')).toBeUndefined();
});

test.each([
  ['without its space', 'АБ12', 'АБ 12'],
  ['longer than 200 characters', 'Я'.repeat(201), 'Я'.repeat(201)],
])('An article %s is not found', (_what, text, article) => {
  expect(find(text, article)).toBeUndefined();
});

test('A carpet without an article has no name', () => {
  expect(byArticle([{ _id: 'a', title: 'Ковёр', unit: 'шт' }]).byName.size).toBe(0);
});

test('An article of marks alone breaks nothing', () => {
  expect(find('АБ-12', '-', 'АБ-12')).toStrictEqual(['', 'АБ-12', '']);
});

test.each([
  ['12345', true],
  ['1А', true],
  ['А1', true],
  ['А--1', true],
  ['1--А', true],
  ['1234', false],
  ['12', false],
  ['АБ', false],
])('«%s» is surely an article: %s', (text, expected) => {
  expect(surelyArticle.test(text)).toBe(expected);
});

describe('A title', () => {
  const articles = byArticle([{ _id: 'a', title: 'Ковёр синий', unit: 'шт' }]);

  test.each([
    ['Ковёр синий', '', ''],
    ['Ковёр  синий', '', ''],
    ['«КОВЕР СИНИЙ»', '', ''],
    ['1. Ковёр синий', '1. ', ''],
    ['12. Ковёр синий', '12. ', ''],
    ['Ковёр синий 20', '', '20'],
    ['Ковёр синий — 20 шт', '', '20 шт'],
    ['ковёр синий, 20 пог. м', '', '20 пог. м'],
    ['Ковёр синий: ~20', '', '~20'],
    ['20 шт Ковёр синий', '20 шт ', ''],
    ['20 пог. м — ковёр синий', '20 пог. м ', ''],
  ])('«%s» is known', (text, before, after) => {
    const found = findTitle(text, articles);
    expect(found?.carpet._id).toBe('a');
    expect(found?.before).toBe(before);
    expect(found?.after).toBe(after);
  });

  test.each([
    ...['Ковёр 1. синий', 'Ковёр', 'x. Ковёр синий', 'Ковёр синий большой 20', 'Ковёр синий 20 30'],
    ...['Ковёр синий АБ-20', 'наш Ковёр синий', '20 шт наш Ковёр синий', '5 Ковёр синий 20'],
    ...['Ковёр синий 1 2 3 4 5', 'Ковёр синий 20 шт . . .', '1 2 3 4 5 Ковёр синий'],
  ])('«%s» is not known', (text) => {
    expect(findTitle(text, articles)).toBeUndefined();
  });

  test('ignores what follows two thousand characters, as of a pasted page', () => {
    const amount = (blanks: number) => findTitle(`Ковёр синий${' '.repeat(blanks)}20 шт`, articles);
    expect(amount(1900)?.carpet._id).toBe('a');
    expect(amount(2000)).toBeUndefined();
  });

  test('with a figure at its end is known before one without it', () => {
    const titles = ['Ковёр', 'Ковёр 5'];
    const both = byArticle(titles.map((title) => ({ _id: title, title, unit: 'шт' })));
    expect(findTitle('Ковёр 5 200', both)).toMatchObject({
      carpet: { title: 'Ковёр 5' },
      after: '200',
    });
  });

  test('of two carpets names neither', () => {
    expect(findTitle('Ковёр', catalogue('a', 'b'))).toBeUndefined();
  });
});
