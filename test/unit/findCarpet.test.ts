import { byArticle } from '../../src/domain/orderList/article/articles';
import { findCarpet, rankIds } from '../../src/domain/orderList/article/findCarpet';
import { partsBetween } from '../../src/domain/orderList/article/partsBetween';
import { parseOrderRows } from '../../src/domain/orderList/parseOrder';
import { rowsOfCells, underHeadings } from '../../src/domain/orderList/tableRows';

const mat = { _id: 'mat', article: 'VG-6090', title: 'Коврик', unit: 'шт' };
const rug = { _id: 'rug', article: 'KK3360', title: 'Ковёр', unit: 'шт' };
const carpets = [mat, rug];
const articles = byArticle(carpets);

test('A carpet found by its title has nothing around it', () => {
  expect(findCarpet(['5', 'Коврик'], articles)).toStrictEqual({
    carpet: mat,
    column: 1,
    before: '',
    after: '',
  });
});

test.each([
  ['1. VG-6090', '', ''],
  ['12) VG-6090', '', ''],
  ['кв. 12) VG-6090', 'кв. 12) ', ''],
  ['шт. VG-6090', 'шт. ', ''],
  ['кв12) VG-6090', 'кв12) ', ''],
  ['VG-6090 — х 20', '', '20'],
  ['VG-6090, = 20', '', '20'],
  ['VG-6090 20 — 30', '', '20 — 30'],
])('Around the article of «%s» are «%s» and «%s»', (cell, before, after) => {
  expect(findCarpet([cell], articles)).toMatchObject({ before, after });
});

describe('Below headings', () => {
  const outcome = (...rows: readonly (readonly string[])[]) => {
    const order = parseOrderRows(rows, carpets);
    return 'lines' in order ? order.lines.map(({ result }) => result) : order.refusal;
  };

  test('without a column of articles, remarks and amounts name no carpet', () => {
    expect(
      outcome(
        ['Наименование', 'Цена', 'Заказ, шт', 'Заказ, уп'],
        ['Нечто', 'VG-6090', '5', ''],
        ['Нечто', '', '5', 'VG-6090'],
      ),
    ).toStrictEqual([
      { problem: 'unknownArticle', name: 'Нечто' },
      { problem: 'unknownArticle', name: 'Нечто' },
    ]);
  });

  test('an unknown article is reported without the cells of other columns', () => {
    expect(outcome(['Артикул', 'Цена', 'Заказ'], ['AA-1', '10', '5'])).toStrictEqual([
      { problem: 'unknownArticle', name: 'AA-1' },
    ]);
  });

  test('a short row is not contradicted', () => {
    expect(outcome(['Заказ', 'Артикул', 'Код'], ['5', 'VG-6090'])).toStrictEqual([
      { carpet: mat, amount: 5 },
    ]);
  });

  test('two columns that name different carpets contradict each other', () => {
    expect(outcome(['Артикул', 'Код', 'Заказ'], ['VG-6090', 'KK3360', '5'])).toStrictEqual([
      { problem: 'twoArticles' },
    ]);
  });
});

describe('The parts of a text between mentions', () => {
  const parts = (text: string) => partsBetween(text, mat, articles);

  test('are given', () => {
    expect(parts('20, VG-6090 30')).toStrictEqual(['20, ', ' 30']);
  });

  test('are absent if it names another carpet', () => {
    expect(parts('KK3360')).toBeUndefined();
  });

  test('are absent if another carpet is joined to an amount or a remark', () => {
    expect(parts('40KK3360')).toBeUndefined();
    expect(parts('это(да)KK3360')).toBeUndefined();
  });

  test('are absent if another carpet follows one that is joined to an amount', () => {
    expect(parts('40VG-6090 KK3360')).toBeUndefined();
  });

  test('are the whole of a remark', () => {
    const remark = 'KK3360 '.padEnd(2001, 'ы');
    expect(parts(remark)).toStrictEqual([remark]);
    expect(parts(remark.slice(1).padStart(2000, 'ы').slice(0, 2000))).toStrictEqual([
      remark.slice(1).padStart(2000, 'ы').slice(0, 2000),
    ]);
    expect(parts(remark.slice(0, 2000))).toBeUndefined();
  });

  test('are counted up to ten mentions', () => {
    expect(parts('VG-6090 '.repeat(10))).toHaveLength(11);
    expect(parts('VG-6090 '.repeat(11))).toBeUndefined();
  });
});

describe('Of several columns of articles, the one with the most known comes first', () => {
  const ranked = (...rows: readonly (readonly string[])[]) =>
    rankIds(
      underHeadings(rowsOfCells(rows, false), () => false),
      articles,
    ).map(({ headings }) => headings?.ids);
  const head = ['Код', 'Артикул', 'Заказ'];

  test('if both have some', () => {
    const left = ranked(head, ['VG-6090', 'x', '1'], ['VG-6090', 'x', '1'], ['x', 'KK3360', '1']);
    expect(left[0]).toStrictEqual([0, 1]);
    const right = ranked(head, ['VG-6090', 'x', '1'], ['x', 'VG-6090', '1'], ['x', 'KK3360', '1']);
    expect(right[0]).toStrictEqual([1, 0]);
  });

  test('in each table of its own', () => {
    const rows = ranked(head, ['x', 'VG-6090', '1'], ['', '', ''], head, ...three('VG-6090', 'x'));
    expect(rows).toStrictEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('as the first 200 rows have it', () => {
    const above = Array.from({ length: 200 }, () => ['VG-6090', 'x', '1']);
    const below = Array.from({ length: 201 }, () => ['x', 'VG-6090', '1']);
    expect(ranked(head, ...above, ...below)[0]).toStrictEqual([0, 1]);
  });

  function three(first: string, second: string) {
    return Array.from({ length: 3 }, () => [first, second, '1']);
  }
});
