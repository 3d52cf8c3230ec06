import fc from 'fast-check';
import { countOf, plural, words } from '../../src/domain/format/plural';

describe('The text of the cart counter', () => {
  test.each([
    [0, 'товаров'],
    [1, 'товар'],
    [2, 'товара'],
    [4, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [14, 'товаров'],
    [20, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [25, 'товаров'],
    [101, 'товар'],
    [111, 'товаров'],
    [112, 'товаров'],
    [1001, 'товар'],
    [1.5, 'товара'],
    [0.5, 'товара'],
    [5.5, 'товара'],
    [11.5, 'товара'],
  ])('%d %s', (count, word) => {
    expect(plural(count, words.goods)).toBe(word);
  });

  it('puts the number before the word, with a no-break space', () => {
    expect(countOf(5, words.goods)).toBe('5\u00A0товаров');
    expect(countOf(1201, words.positions)).toBe('1\u00A0201\u00A0позиция');
  });

  it('agrees with Intl.PluralRules', () => {
    const rules = new Intl.PluralRules('ru');
    const index = { one: 0, few: 1, many: 2, zero: 2, two: 1, other: 1 };
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(plural(count, words.packs)).toBe(words.packs[index[rules.select(count)]]);
      }),
    );
  });
});

test.each([
  [1, 'позиции'],
  [3, 'позиций'],
  [21, 'позиции'],
])('«без учёта %d %s»', (count, word) => {
  expect(plural(count, words.ofPositions)).toBe(word);
});

test.each([
  [1, 'категории'],
  [14, 'категориях'],
  [21, 'категории'],
])('«в %d %s»', (count, word) => {
  expect(plural(count, words.inCategories)).toBe(word);
});
