import fc from 'fast-check';
import { toCartItem } from '../../src/domain/order/cart';
import { decodeOrderLink, encodeOrderLink } from '../../src/domain/order/link/orderLink';
import type { Order } from '../../src/domain/order/order';
import { orderTable } from '../../src/domain/order/orderTable';
import { orderText } from '../../src/domain/order/orderText';
import { cartTotals, type CartLine } from '../../src/domain/order/totals';
import { sumByCarpet, type ParsedOrder } from '../../src/domain/orderList/parsedLine';
import { parseOrderRows, parseOrderText } from '../../src/domain/orderList/parseOrder';
import type { Carpet } from '../../src/domain/settings/settings';
import { toDecimal } from '../../src/domain/format/decimal';

const runs = { numRuns: 1000 };

/** A positive number with a given number of decimals. */
const decimal = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((n) => toDecimal(n / 10 ** digits));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

const goods = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 1000, max: 9999 }),
      unit: fc.constantFrom('шт', 'компл.', 'пог. м', 'м²'),
      packQty: maybe(fc.constantFrom(1, 6, 10, 12.5)),
      weight: maybe(decimal(9, 2)),
      packWeight: maybe(decimal(90, 1)),
      packVolume: maybe(decimal(1, 3)),
      price: maybe(decimal(9000, 2)),
      tier: maybe(fc.record({ from: fc.integer({ min: 2, max: 300 }), price: decimal(9000, 2) })),
      amount: fc.oneof(fc.integer({ min: 1, max: 2000 }), decimal(200, 1)),
    }),
    { selector: ({ number }) => number, minLength: 1, maxLength: 30 },
  )
  .map((list) =>
    list.map(({ number, tier, amount, ...fields }) => {
      const article = `VG-${number}`;
      const carpet: Carpet = {
        _id: `id ${number}`,
        article,
        title: `Ковёр «Порог», ${article}`,
        priceTiers: tier && [tier],
        ...fields,
      };
      return { carpet, amount };
    }),
  );

const discounts = fc
  .uniqueArray(fc.record({ from: decimal(200_000, 0), percent: maybe(decimal(30, 1)) }), {
    selector: ({ from }) => from,
    maxLength: 4,
  })
  .map((list) => list.toSorted((a, b) => a.from - b.from));

const orders = fc.record({ goods, discounts }).map(({ goods: list, ...terms }) => {
  const lines = list.map(({ carpet, amount }) => ({ carpet, item: toCartItem(carpet, amount) }));
  const order: Order = { date: '2026-11-22', company: {}, contact: {}, lines, ...terms };
  return { order, lines, carpets: list.map(({ carpet }) => carpet) };
});

/** The lines of a list that the site has read back. */
function readBack(read: ParsedOrder): readonly CartLine[] {
  if (!('lines' in read)) throw new Error('the list was refused');
  return sumByCarpet(read.lines).map(({ carpet, amount }) => ({
    carpet,
    item: toCartItem(carpet, amount),
  }));
}

test('an order link opens a cart with the same totals', () => {
  fc.assert(
    fc.property(orders, ({ order, lines, carpets }) => {
      const link = decodeOrderLink(encodeOrderLink(lines.map(({ item }) => item)));
      const items = link && 'items' in link ? link.items : [];
      const opened = items.map(({ _id, amount }) => {
        const carpet = carpets.find((one) => one._id === _id);
        return { carpet, item: { _id, amount } };
      });
      expect(cartTotals(opened, order.discounts)).toStrictEqual(cartTotals(lines, order.discounts));
    }),
    runs,
  );
});

test('the file of an order adds up to the totals of the cart, also when it is read back', () => {
  fc.assert(
    fc.property(orders, ({ order, lines, carpets }) => {
      const totals = cartTotals(lines, order.discounts);
      const { columns, rows, below } = orderTable(order);
      const column = (name: string) => columns.findIndex(({ heading }) => heading.startsWith(name));
      const cell = (row: (typeof rows)[number] | undefined, name: string) =>
        Number(row?.[column(name)] ?? 0);
      const total = (name: string) => rows.reduce((sum, row) => sum + cell(row, name), 0);

      expect(Math.round(total('Сумма') * 100)).toBe(totals.sum);
      expect(toDecimal(total('Вес'))).toBeCloseTo(totals.weight, 6);
      expect(total('Упаковок')).toBe(totals.packs);
      // with a discount: goods, discount, total; without: the total alone
      const [first, ...others] = below;
      expect(cell(first, 'Вес')).toBe(totals.weight);
      expect(cell(first, 'Упаковок')).toBe(totals.packs);
      expect(Math.round(cell(first, 'Сумма') * 100)).toBe(totals.sum);
      if (totals.reduction > 0) {
        expect(others.map((row) => Math.round(cell(row, 'Сумма') * 100))).toStrictEqual([
          -totals.reduction,
          totals.due,
        ]);
      }

      const written = [columns.map(({ heading }) => heading), ...rows, ...below];
      const cells = written.map((row) => row.map((each) => String(each ?? '')));
      const read = readBack(parseOrderRows(cells, carpets));
      expect(cartTotals(read, order.discounts)).toStrictEqual(totals);
    }),
    runs,
  );
});

test('the text of an order says the sums of the cart, and has the same totals when read back', () => {
  fc.assert(
    fc.property(orders, ({ order, lines, carpets }) => {
      const totals = cartTotals(lines, order.discounts);
      const text = orderText(order);
      const said = [...text.matchAll(/^(?:Сумма|Товары|Скидка.*|Итого): −?([\d\s,]+)\s₽/gm)].map(
        ([, digits = '']) => Math.round(Number(digits.replace(/\s/g, '').replace(',', '.')) * 100),
      );
      const { sum, reduction, due } = totals;
      expect(said).toStrictEqual(reduction > 0 ? [sum, reduction, due] : sum > 0 ? [sum] : []);
      const read = readBack(parseOrderText(text, carpets));
      expect(cartTotals(read, order.discounts)).toStrictEqual(totals);
    }),
    runs,
  );
});
