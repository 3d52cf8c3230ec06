import type { Carpet } from '../../src/domain/settings/settings';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { publishedItems } from '../../src/publish/published/items';
import { reportChanges } from '../../src/publish/published/reportChanges';

const stripe = { _id: '1', article: 'VG-1', title: 'Коврик', price: 285 };
const tiers = [{ from: 50, price: 271 }];

function itemsOf(items: readonly Partial<Carpet>[], category: object = {}) {
  const block = {
    categories: [{ _id: 'c', title: 'Ковры', isPublished: true, items, ...category }],
  };
  return publishedItems(parseSettings(JSON.stringify(block), () => undefined));
}

function report(before: readonly Partial<Carpet>[], after: readonly Partial<Carpet>[]) {
  const last = { date: '', pages: {}, items: itemsOf(before) };
  const { details, summary } = reportChanges(last, itemsOf(after));
  return [...details, summary].map((line) => line.replaceAll('\u00A0', ' '));
}

describe('What changed since the last build', () => {
  test('cannot be said without one', () => {
    const { summary } = reportChanges(undefined, itemsOf([stripe]));
    expect(summary).toBe('прошлой сборки нет: сравнить не с чем');
  });

  test('is nothing if all is the same, in whatever order', () => {
    const other = { title: 'Ковёр', _id: '2' };
    expect(report([stripe, other], [other, stripe])).toStrictEqual(['в товарах изменений нет']);
  });

  test('is nothing if only fields are in another order', () => {
    const before = { ...stripe, shelf: 'A', row: '5' };
    const after = { row: '5', shelf: 'A', ...stripe };
    expect(report([before], [after])).toStrictEqual(['в товарах изменений нет']);
  });

  test('is nothing if a formula leaves less than a kopeck', () => {
    const [before, after] = [110, 110.00000000000001].map((price) => [{ ...stripe, price }]);
    expect(report(before ?? [], after ?? [])).toStrictEqual(['в товарах изменений нет']);
  });

  test.each<[string, Partial<Carpet>, Partial<Carpet>, string]>([
    ['a price', {}, { price: 295 }, 'VG-1: 285 → 295 ₽'],
    ['kopecks', {}, { price: 285.5 }, 'VG-1: 285 → 285,50 ₽'],
    [
      'a tier',
      { priceTiers: tiers },
      { priceTiers: [{ from: 50, price: 280 }] },
      'VG-1: от 50: 271 → 280 ₽',
    ],
    ['a new tier', {}, { priceTiers: tiers }, 'VG-1: от 50: нет → 271 ₽'],
    ['a tier that is gone', { priceTiers: tiers }, {}, 'VG-1: от 50: 271 ₽ → нет'],
    ['a price that is gone', {}, { price: undefined }, 'VG-1: 285 ₽ → по запросу'],
    [
      'several prices',
      { priceTiers: tiers },
      { price: 300, priceTiers: [] },
      'VG-1: 285 → 300 ₽, от 50: 271 ₽ → нет',
    ],
    [
      'goods without an article',
      { article: undefined },
      { article: undefined, price: 1 },
      'Коврик: 285 → 1 ₽',
    ],
  ])('names %s', (_, before, after, line) => {
    const lines = report([{ ...stripe, ...before }], [{ ...stripe, ...after }]);
    expect(lines.slice(0, 2)).toStrictEqual(['Цены:', `  ${line}`]);
    expect(lines.at(-1)).toBe('цены изменились: 1, новых: 0, снято: 0');
  });

  test('names goods without an article by their title', () => {
    const [, line] = report([], [{ ...stripe, article: undefined }]);
    expect(line).toBe('  Коврик');
  });

  test('counts a change of the model of goods', () => {
    const details = ['Ворс', 'Ворс 5 мм'].map((description) => {
      const models = [{ title: 'Другая' }, { title: 'Страйп', description }];
      return itemsOf([{ ...stripe, model: 'Страйп' }], { models })['1']?.details;
    });
    expect(details[0]).not.toBe(details[1]);
  });

  test('names new goods and those that are gone', () => {
    expect(report([stripe], [{ ...stripe, _id: '2', article: 'VG-2' }])).toStrictEqual([
      'Новые:',
      '  VG-2, Коврик',
      'Сняты:',
      '  VG-1, Коврик',
      'цены изменились: 0, новых: 1, снято: 1',
    ]);
  });

  test('counts other changes', () => {
    const after = [{ ...stripe, color: 'серый', availability: 'мало' as const }];
    expect(report([stripe], after)).toStrictEqual([
      'наличие изменилось: 1',
      'описания изменились: 1',
      'цены изменились: 0, новых: 0, снято: 0',
    ]);
  });

  test('lists at most 20 of each kind', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...stripe, _id: String(index) }));
    const lines = report([], many);
    expect(lines).toHaveLength(23);
    expect(lines.slice(-2)).toStrictEqual(['  и ещё 5', 'цены изменились: 0, новых: 25, снято: 0']);
    expect(report([], many.slice(0, 20)).join()).not.toContain('и ещё');
  });

  test('leaves out categories that are not published', () => {
    expect(itemsOf([stripe], { isPublished: false })).toStrictEqual({});
  });
});
