import fc from 'fast-check';
import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';

const carpets = Array.from({ length: 9 }, (_, index) => ({
  _id: String(index),
  article: `VG-${6000 + index}-0${index}`,
  barcode: `460000000000${index}`,
  title: `Ковёр ${'абвгдежзи'.charAt(index)}`,
  unit: 'шт',
  packQty: 10,
}));
const known = fc.constantFrom(...carpets);
const linesOf = (order: ReturnType<typeof parseOrderText>) => ('lines' in order ? order.lines : []);
const amountsIn = (order: ReturnType<typeof parseOrderText>) =>
  linesOf(order).map(({ result }) => ('problem' in result ? undefined : result.amount));

/** Each column has figures of its own, so that an amount tells which column it was taken from. */
const isAmount = (value: number) => value < 1000;
const columns = {
  id: fc.constantFrom('Артикул', 'Артикул товара', 'Номенклатура.Артикул', 'Код', 'Арт.', 'SKU'),
  name: fc.constantFrom('Наименование', 'Номенклатура', 'Товар', 'Описание', ''),
  price: fc.constantFrom('Цена', 'Цена, руб.', 'Сумма заказа', 'РРЦ', 'Прайс', 'Стоимость'),
  stock: fc.constantFrom(
    'Остаток',
    'Кол-во на складе',
    'В упаковке',
    'Кол-во в уп.',
    'Мин. партия',
  ),
  weight: fc.constantFrom('Вес', 'Кол-во, кг', 'Объём, м3', 'Номер заказа', 'Размер'),
};
const amountHeading = fc.constantFrom<string[]>(
  'Количество',
  'Кол-во',
  'К-во',
  'Заказ',
  'Заявка',
  'Шт.',
  'Кол-во, шт',
);
const written = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((n) => `${n} шт`),
  fc.constantFrom('', ' ', '10-15', 'два', '1/2', '~20', '#Н/Д', '20?', '1 2', '5+5'),
);
const row = fc.record({
  carpet: fc.option(known, { nil: undefined }),
  amount: written,
  price: fc.integer({ min: 1000, max: 1999 }),
  stock: fc.integer({ min: 2000, max: 2999 }),
  weight: fc.integer({ min: 3000, max: 3999 }),
});
const sheet = fc.record({
  headings: fc.record(columns),
  amount: amountHeading,
  rows: fc.array(row, { maxLength: 6 }),
  order: fc.shuffledSubarray(['id', 'name', 'price', 'stock', 'weight', 'amount'] as const, {
    minLength: 6,
  }),
});
type Sheet = typeof sheet extends fc.Arbitrary<infer T> ? T : never;

function cellsOf({ headings, amount, rows, order }: Sheet): string[][] {
  const head = order.map((column) => (column === 'amount' ? amount : headings[column]));
  const body = rows.map((one) => {
    const cells = {
      id: one.carpet?.article ?? 'ZZ-1',
      name: one.carpet?.title ?? 'Неизвестный',
      price: String(one.price),
      stock: String(one.stock),
      weight: String(one.weight),
      amount: one.amount,
    };
    return order.map((column) => cells[column]);
  });
  return [head, ...body];
}

/** What a row with headings must give: an amount, `undefined` for a problem; none for a blank amount. */
const expectedOf = ({ rows }: Sheet) =>
  rows
    .filter(({ amount }) => amount.trim())
    .map(({ carpet, amount }) =>
      carpet && /^\d+( шт)?$/.test(amount) ? Number.parseInt(amount, 10) : undefined,
    );

test('below headings each row is added with its amount, reported, or not filled in', () => {
  fc.assert(
    fc.property(sheet, (table) => {
      expect(amountsIn(parseOrderRows(cellsOf(table), carpets))).toStrictEqual(expectedOf(table));
      const pasted = cellsOf(table).map((cells) => cells.join('\t'));
      expect(amountsIn(parseOrderText(pasted.join('\n'), carpets))).toStrictEqual(
        expectedOf(table),
      );
    }),
  );
});

test('below a second table, its own headings count', () => {
  fc.assert(
    fc.property(sheet, sheet, (first, second) => {
      const order = parseOrderRows([...cellsOf(first), [], ...cellsOf(second)], carpets);
      expect(amountsIn(order)).toStrictEqual([...expectedOf(first), ...expectedOf(second)]);
    }),
  );
});

test('without a column of amounts no other column is taken for one', () => {
  const headed = fc.tuple(sheet, fc.constantFrom('Бюджет', 'Скидка', 'Сумма', 'Примечание', 'РРЦ'));
  fc.assert(
    fc.property(headed, ([table, amount]) => {
      const rows = cellsOf({ ...table, amount }).map((cells) =>
        cells.map((cell) =>
          /^\d+( шт)?$/.test(cell) && isAmount(Number.parseInt(cell, 10)) ? '4000' : cell,
        ),
      );
      const order = parseOrderRows(rows, carpets);
      expect(linesOf(order)).toHaveLength(table.rows.length);
      expect(amountsIn(order).every((value) => value === undefined)).toBe(true);
    }),
  );
});

test('without headings no row is lost, and of several figures none is guessed', () => {
  fc.assert(
    fc.property(sheet, (table) => {
      const [, ...rows] = cellsOf(table);
      const order = parseOrderRows(rows, carpets);
      expect(linesOf(order)).toHaveLength(rows.length);
      for (const [index, value] of amountsIn(order).entries()) {
        const { amount = '' } = table.rows[index] ?? {};
        expect([undefined, Number.parseInt(amount, 10)]).toContain(value);
      }
    }),
  );
});

test('of any lines each that is not blank is added or reported', () => {
  const piece = fc.oneof(
    known.map(({ article }) => article),
    known.map(({ barcode }) => barcode),
    written,
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(';', '\t', ',', '(', ')', '"', 'уп', 'рулон', '×', '60×90', 'руб'),
  );
  const line = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => pieces.join(' ').replace(/[\r\n]/g, ' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const filled = lines.filter((text) =>
        text
          .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
          .split(/[;\t|]/)
          .some((cell) => cell.replace(/^\s*"\s*"\s*$/, '').trim()),
      );
      const order = parseOrderText(lines.join('\n'), carpets);
      expect(linesOf(order).map(({ text }) => text)).toStrictEqual(
        filled.map((text) => text.trim()),
      );
    }),
    { numRuns: 300 },
  );
});
