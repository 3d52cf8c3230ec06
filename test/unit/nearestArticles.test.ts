import fc from 'fast-check';
import { guessArticles } from '../../src/domain/orderList/article/nearestArticles';
import { nearbyKeys } from '../../src/domain/orderList/article/nearbyKeys';
import { isWithinOneTypo } from '../../src/domain/search/words/typo';
import { demoCarpets } from '../support/settings/demoSettings';

const carpetsOf = (articles: readonly string[]) =>
  articles.map((article) => ({ _id: article, title: 'Ковёр', article, unit: 'шт' }));
const guessIn = (articles: readonly string[], text: string) => {
  const guess = guessArticles(carpetsOf(articles))(text);
  return guess && [guess.written, ...guess.carpets.map(({ article }) => article)].join(' ');
};

describe('An unknown article', () => {
  const guess = guessArticles(demoCarpets);
  test.each([
    ['VG-6090-99  10', 'VG-6090-99', 'VG-6090-04 VG-6090-05 VG-6090-06'],
    ['10 x VG-6090-99', 'VG-6090-99', 'VG-6090-04 VG-6090-05 VG-6090-06'],
    ['VG-6009-04 10', 'VG-6009-04', 'VG-6090-04 VG-6090-05 VG-6090-06'],
    ['VG6090-05 10 шт', 'VG6090-05', 'VG-6090-05 VG-6090-04 VG-6090-06'],
    ['VG 6090 05, 10', 'VG 6090 05', 'VG-6090-05 VG-6090-04 VG-6090-06'],
    ['V6-6090-O5 10', 'V6-6090-O5', 'VG-6090-05 VG-6090-04 VG-6090-06'],
    ['КК-4070-50', 'КК-4070-50', 'KK-4070-05 KK-4070-04 KK-4070-06'],
    ['1. КК-4070-55 — 12 шт.', 'КК-4070-55', 'KK-4070-05 KK-4070-04 KK-4070-06'],
    ['PP-90-08 30', 'PP-90-08', 'PP-90-01 PP-90-02'],
  ])('«%s» may mean %s', (line, written, articles) => {
    expect(guess(line)?.written).toBe(written);
    expect(
      guess(line)
        ?.carpets.map(({ article }) => article)
        .join(' '),
    ).toBe(articles);
  });

  test.each([
    'ZZ-0000-00 10',
    'Здравствуйте! Просим выставить счёт',
    'тел. +7 911 111-11-11',
    'Итого 150 170 ₽',
    '20',
    '',
    'x'.repeat(10_000),
  ])('«%s» is near nothing', (line) => {
    expect(guess(line)).toBeUndefined();
  });

  test('that differs in the last figure comes before one of another size', () => {
    expect(guessIn(['VG-6080-99', 'VG-6090-04'], 'VG-6090-99')).toBe(
      'VG-6090-99 VG-6090-04 VG-6080-99',
    );
  });

  test('is not compared across cells', () => {
    expect(guessIn(['AB-100'], 'AB\n101')).toBeUndefined();
  });

  test('may be a short one with a slip, but not with two', () => {
    expect(guessIn(['РТ 10'], 'РТ 11')).toBe('РТ 11 РТ 10');
    expect(guessIn(['РТ 10'], 'РТ 22')).toBeUndefined();
  });
});

describe('Nearby keys', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2'), maxLength: 6 });
  const words = fc.uniqueArray(word, { maxLength: 30 }).map((keys) => keys.sort());

  test('are all those within the limit, with their number of slips', () => {
    fc.assert(
      fc.property(words, word, fc.nat(3), (keys, text, limit) => {
        const expected = keys
          .map((key) => ({ key, slips: slipsBetween(key, text) }))
          .filter(({ slips }) => slips <= limit);
        expect(inOrder(nearbyKeys(keys)(text, limit))).toStrictEqual(inOrder(expected));
      }),
    );
  });

  test('with one slip are those that the search takes for a typing error', () => {
    fc.assert(
      fc.property(words, word, (keys, text) => {
        const found = nearbyKeys(keys)(text, 1).map(({ key }) => key);
        expect(found.sort()).toStrictEqual(keys.filter((key) => isWithinOneTypo(key, text)));
      }),
    );
  });
});

const inOrder = (found: readonly { readonly key: string; readonly slips: number }[]) =>
  found.map(({ key, slips }) => `${key} ${slips}`).sort();

/** The definition of the distance, without rows that are shared or left out. */
function slipsBetween(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slipsBetween(x, b) + 1,
    slipsBetween(a, y) + 1,
    slipsBetween(x, y) + Number(a.at(-1) !== b.at(-1)),
    isSwapped ? slipsBetween(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
}

describe('Of several known articles', () => {
  test.each([
    ['one with the same start comes first', ['AA-14-К', 'AB-15-К'], 'AB-14-К', 'AB-15-К AA-14-К'],
    [
      'one with figures alone has no start',
      ['12345670', '12-345691'],
      '12-345690',
      '12-345691 12345670',
    ],
    ['equally near ones come in their order', ['AB-1006', 'AB-1004'], 'AB-1009', 'AB-1004 AB-1006'],
    [
      'three are given',
      ['AB-1001', 'AB-1002', 'AB-1003', 'AB-1004'],
      'AB-1009',
      'AB-1001 AB-1002 AB-1003',
    ],
  ])('%s', (_what, articles, text, expected) => {
    expect(guessIn(articles, text)).toBe(`${text} ${expected}`);
  });

  test('the nearest part of a text decides, of equal ones the shortest', () => {
    expect(guessIn(['ABC-10000'], 'ABC-10009 ABD-10009')).toBe('ABC-10009 ABC-10000');
    expect(guessIn(['AB-1000'], 'AB-100 5')).toBe('AB-100 AB-1000');
  });
});

test('Of two carpets with one article the first is meant', () => {
  const carpets = ['a', 'b'].map((_id) => ({
    _id,
    title: 'Ковёр',
    article: 'AB-1000',
    unit: 'шт',
  }));
  expect(guessArticles(carpets)('AB-1009')?.carpets).toStrictEqual(carpets.slice(0, 1));
});

test('A guess does not join cells', () => {
  expect(guessIn(['A1-B2-1'], 'A1\nB2-2')).toBeUndefined();
});

test('The end of a remark is not searched', () => {
  expect(guessIn(['AB-1000'], `${'ы '.repeat(100)}AB-1009`)).toBeUndefined();
});

test.each([
  ['AB1', 'AB2'],
  ['AB-1234', 'AB-1299'],
])('%s is too short for the slips of %s', (article, text) => {
  expect(guessIn([article], text)).toBeUndefined();
});

test('A carpet without an article is near nothing', () => {
  expect(guessArticles([{ _id: 'a', title: 'Ковёр', unit: 'шт' }])('AB-1000')).toBeUndefined();
});

describe('Near keys', () => {
  test.each([
    ['a key after one of the same length', ['abcd', 'zzzz'], 'abcd', 1, ['abcd']],
    ['no slips at all', ['abc', 'abd'], 'abd', 0, ['abd']],
    ['a key that ends as a far one begins', ['ba00', 'zzba'], 'zzbb', 1, ['zzba']],
    ['swapped neighbours at the start', ['abcd'], 'bacd', 1, ['abcd']],
  ])('with %s', (_what, keys, word, limit, expected) => {
    expect(nearbyKeys(keys)(word, limit).map(({ key }) => key)).toStrictEqual(expected);
  });
});
