import fc from 'fast-check';
import { arrange } from '../../src/domain/matrix/arrangement';
import type { Carpet } from '../../src/domain/settings/settings';

type Mat = Partial<Pick<Carpet, 'width' | 'length' | 'color'>>;

const carpets = (...mats: readonly Mat[]): Carpet[] =>
  mats.map((mat, index) => ({ _id: String(index), title: `Коврик ${index}`, unit: 'шт', ...mat }));
const everySize = (widths: readonly number[], colors: readonly string[]): Carpet[] =>
  carpets(...widths.flatMap((width) => colors.map((color) => ({ width, length: 100, color }))));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const words = (count: number) => numbers(count).map((number) => `цвет ${number}`);

/** The labels of the columns, then each row with the ids in its cells. */
function layOut(items: readonly Carpet[], shown = items) {
  const { rows, columns } = arrange(items, shown);
  return [
    columns.map(({ label }) => label),
    ...rows.map(({ label, cells }) => [
      label?.replace(/\u00A0/g, ' '),
      ...cells.map((cell) => (typeof cell === 'object' ? cell._id : cell)),
    ]),
  ];
}

test('sizes go down from the smallest, colours across in the order of the carpets', () => {
  const items = carpets(
    { width: 60, length: 90, color: 'серый' },
    { width: 40, length: 60, color: 'коричневый' },
    { width: 40, length: 60, color: 'серый' },
  );
  expect(layOut(items)).toStrictEqual([
    ['серый', 'коричневый'],
    ['40×60 см', '2', '1'],
    ['60×90 см', '0', 'none'],
  ]);
});

test('a carpet sold by length has its width', () => {
  expect(layOut(carpets({ width: 90, color: 'серый' }))).toStrictEqual([['серый'], ['90 см', '0']]);
});

test('carpets without a size or a colour come last', () => {
  const items = carpets({ color: 'серый' }, {}, { width: 40, length: 60 });
  expect(layOut(items)).toStrictEqual([
    ['серый', undefined],
    ['40×60 см', 'none', '2'],
    [undefined, '0', '1'],
  ]);
});

test('each of several carpets of one size and colour has a row', () => {
  const mat = { width: 40, length: 60, color: 'серый' };
  expect(layOut(carpets(mat, { ...mat, color: 'чёрный' }, mat))).toStrictEqual([
    ['серый', 'чёрный'],
    ['40×60 см', '0', '1'],
    ['40×60 см', '2', 'none'],
  ]);
});

test.each([
  { sizes: 5, colors: 3, rows: 5, columns: 3, isFolded: false },
  { sizes: 2, colors: 4, rows: 2, columns: 4, isFolded: false },
  { sizes: 2, colors: 5, rows: 5, columns: 2, isFolded: false },
  { sizes: 5, colors: 5, rows: 5, columns: 5, isFolded: false },
  { sizes: 6, colors: 5, rows: 6, columns: 5, isFolded: false },
  { sizes: 5, colors: 24, rows: 24, columns: 5, isFolded: false },
  { sizes: 6, colors: 20, rows: 6, columns: 20, isFolded: true },
])('$sizes sizes and $colors colours', ({ sizes, colors, rows, columns, isFolded }) => {
  const arrangement = arrange(everySize(numbers(sizes), words(colors)));
  expect(arrangement.rows).toHaveLength(rows);
  expect(arrangement.columns).toHaveLength(columns);
  expect(arrangement.isFolded).toBe(isFolded);
  expect(arrangement.rowsAre).toBe(rows === sizes ? 'sizes' : 'colors');
});

test('filters leave out rows and columns, and single cells are marked', () => {
  const items = everySize([40, 60, 80], ['серый', 'синий', 'белый']);
  const shown = items.filter(({ _id }) => ['0', '4'].includes(_id));
  expect(layOut(items, shown)).toStrictEqual([
    ['серый', 'синий'],
    ['40×100 см', '0', 'hidden'],
    ['60×100 см', 'hidden', '4'],
  ]);
});

test('a cell is marked only where the model has a carpet of its size and its colour', () => {
  const items = carpets(
    { width: 40, length: 60, color: 'синий' },
    { width: 60, length: 60, color: 'серый' },
    { width: 60, length: 60, color: 'белый' },
    { width: 80, length: 60, color: 'серый' },
  );
  const shown = items.filter(({ _id }) => _id !== '1');
  expect(layOut(items, shown)).toStrictEqual([
    ['синий', 'белый', 'серый'],
    ['40×60 см', '0', 'none', 'none'],
    ['60×60 см', 'none', '2', 'hidden'],
    ['80×60 см', 'none', 'none', '3'],
  ]);
});

test.each([
  [['серый', undefined, 'синий']],
  [[undefined, 'серый', 'синий']],
  [[undefined, 'серый', undefined, 'синий', undefined]],
])('of the colours %j the missing one comes last', (colors) => {
  const items = carpets(...colors.map((color) => ({ width: 40, ...(color && { color }) })));
  expect(layOut(items)[0]).toStrictEqual(['серый', 'синий', undefined]);
});

const mats = fc.array(
  fc.record(
    {
      width: fc.integer({ min: 1, max: 8 }),
      length: fc.integer({ min: 1, max: 2 }),
      color: fc.constantFrom(...words(8)),
    },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 40 },
);

test('every carpet that is shown is in exactly one cell, in the line of its size and its colour', () => {
  fc.assert(
    fc.property(mats, fc.func(fc.boolean()), (list, isShown) => {
      const items = carpets(...list);
      const shown = items.filter(({ _id }) => isShown(_id));
      const { rows, columns } = arrange(items, shown);
      const placed = rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'object'));
      expect(placed.toSorted(byId)).toStrictEqual(shown);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
      expect(rows.flatMap((row) => row.carpets).toSorted(byId)).toStrictEqual(shown);
      expect(columns.flatMap((column) => column.carpets).toSorted(byId)).toStrictEqual(shown);
      for (const { cells } of rows) {
        for (const [index, cell] of cells.entries()) {
          if (typeof cell === 'object') expect(columns[index]?.carpets).toContain(cell);
        }
      }
    }),
  );
});

const byId = (a: Carpet, b: Carpet) => Number(a._id) - Number(b._id);
