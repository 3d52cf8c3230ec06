import type { Carpet } from '../../src/domain/settings/settings';
import { modelsOf } from '../../src/domain/trade/models';
import { splitGroups } from '../../src/features/catalog/table/splitGroups';
import { groupCarpets } from '../../src/features/catalog/view/groupCarpets';

const carpet = (_id: string, fields: Partial<Carpet>): Carpet => ({
  _id,
  title: 'Ковёр',
  unit: 'шт',
  ...fields,
});

const items = [
  carpet('a1', { model: 'А', title: 'Ковёр «А» 2', width: 60, length: 90, price: 5 }),
  carpet('c', { title: 'Щётка', width: 40, length: 60, price: 4 }),
  carpet('d', { title: 'Дорожка', width: 30, length: 40, price: 1 }),
  carpet('b1', { model: 'Б', title: 'Коврик «Б» 1', width: 50, length: 50, price: 3 }),
  carpet('a2', { model: 'А', title: 'Ковёр «А» 1', width: 40, length: 60, price: 2 }),
  carpet('b2', { model: 'Б', title: 'Коврик «Б» 2', width: 40, length: 50 }),
  carpet('e', { model: 'Е', title: 'Ершик', width: 20, length: 20, price: 6 }),
];
const models = modelsOf({ items });

describe('The carpets of a category are listed by model', () => {
  const shown = (carpets: readonly Carpet[], sorting?: Parameters<typeof groupCarpets>[2]) =>
    groupCarpets(models, carpets, sorting).map(({ model, carpets: some }) =>
      [model?.id, some.map(({ _id }) => _id).join(' ')].filter(Boolean).join(': '),
    );

  test('in the order of its first carpet; adjacent models of one carpet share a group', () => {
    expect(shown(items)).toStrictEqual(['А: a1 a2', 'c d', 'Б: b1 b2', 'e']);
  });

  test('which has its heading even if only one of its carpets is shown', () => {
    expect(shown(items.slice(1, 4))).toStrictEqual(['c d', 'Б: b1']);
  });

  test('sorted by title as a whole', () => {
    expect(shown(items, 'title')).toStrictEqual(['d e', 'А: a2 a1', 'Б: b1 b2', 'c']);
  });

  test('sorted by size within a model', () => {
    expect(shown(items, 'size')).toStrictEqual(['А: a2 a1', 'd c', 'Б: b2 b1', 'e']);
  });

  test('but not if they are sorted by price, with those on request last', () => {
    expect(shown(items, 'price')).toStrictEqual(['d a2 b1 c a1 e b2']);
  });

  test('and no group is left if nothing matches', () => {
    expect(shown([])).toStrictEqual([]);
    expect(shown([], 'size')).toStrictEqual([]);
  });
});

describe('Rows of a table are split', () => {
  const [model] = models;
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => carpet(`${index}`, {}));
  /** «100 of 250, deferred» */
  const split = (...counts: readonly number[]) =>
    splitGroups(counts.map((count) => ({ model, carpets: many(count) }))).map(
      ({ carpets, shown, isLayoutDeferred }) =>
        `${carpets.length} of ${shown}${isLayoutDeferred ? ', deferred' : ''}`,
    );

  test.each([
    [[100], ['100 of 100']],
    [[101], ['100 of 101', '1 of 101, deferred']],
    [[250], ['100 of 250', '100 of 250, deferred', '50 of 250, deferred']],
    [
      [19, 1, 1],
      ['19 of 19', '1 of 1', '1 of 1, deferred'],
    ],
    [
      [15, 10, 3, 2],
      ['15 of 15', '10 of 10', '3 of 3, deferred', '2 of 2, deferred'],
    ],
    [[], []],
  ])('groups of %j into %j', (counts, parts) => {
    expect(split(...counts)).toStrictEqual(parts);
  });

  test('without losing or repeating a carpet, and each part has a key of its own', () => {
    const groups = [
      { model: undefined, carpets: many(150) },
      { model, carpets: many(120) },
      { model: undefined, carpets: many(1) },
    ];
    const parts = splitGroups(groups);
    expect(parts.flatMap(({ carpets }) => carpets)).toStrictEqual(
      groups.flatMap(({ carpets }) => carpets),
    );
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    expect(parts.map((part) => part.model?.id)).toStrictEqual([
      undefined,
      undefined,
      'А',
      'А',
      undefined,
    ]);
  });

  test('under keys that no title of a model repeats', () => {
    const titled = model && { ...model, id: '0' };
    const groups = [undefined, titled].map((one) => ({ model: one, carpets: many(1) }));
    const [first, second] = splitGroups(groups);
    expect(first?.key).not.toBe(second?.key);
  });
});
