import fc from 'fast-check';
import {
  discountLabel,
  formatTotal,
  leftOutRemark,
  totalsRows,
} from '../../src/domain/order/totalsRows';
import { cartTotals, leftToMinimum, sumOfLine } from '../../src/domain/order/totals';

const mat = {
  _id: '1',
  title: 'Коврик',
  unit: 'шт',
  price: 285,
  priceTiers: [{ from: 50, price: 271.5 }],
  packQty: 10,
  weight: 0.74,
  packVolume: 0.022,
};
const line = (carpet: object, amount: number) => ({
  item: { _id: '1', amount },
  carpet: { ...mat, ...carpet },
});
const notSold = { item: { _id: '9', amount: 5, unit: 'шт', price: 100 } };
const nothing = {
  positions: 0,
  pieces: 0,
  otherUnits: [],
  packs: 0,
  weight: 0,
  volume: 0,
  sum: 0,
  onRequest: 0,
  discontinued: 0,
  discount: undefined,
  reduction: 0,
  due: 0,
};

test('an empty cart has totals of 0', () => {
  expect(cartTotals([])).toStrictEqual(nothing);
});

test('pieces and sets are counted together, metres separately', () => {
  const { pieces, otherUnits } = cartTotals([
    line({}, 40),
    line({ unit: 'компл.' }, 3),
    line({ unit: 'м²' }, 4.5),
    line({ unit: 'пог. м' }, 12),
    line({ unit: 'м²' }, 1.5),
  ]);
  expect(pieces).toBe(43);
  expect(otherUnits).toStrictEqual([
    { unit: 'м²', amount: 6 },
    { unit: 'пог. м', amount: 12 },
  ]);
});

test('a part of a pack counts as a whole pack in packs and volume, by its pieces in the weight', () => {
  expect(cartTotals([line({}, 10), line({}, 15)])).toMatchObject({
    packs: 3,
    weight: 18.5,
    volume: 0.066,
  });
});

test('where a unit has no weight, that of the whole packs counts', () => {
  const { weight } = cartTotals([line({ weight: undefined, packWeight: 7.5 }, 15)]);
  expect(weight).toBe(15);
});

test('the sum uses the price of the tier reached', () => {
  expect(cartTotals([line({}, 10), line({}, 50)]).sum).toBe(285000 + 1357500);
});

test('lines on request are counted, not summed', () => {
  const onRequest = line({ price: undefined, priceTiers: undefined }, 10);
  expect(cartTotals([line({}, 10), onRequest])).toMatchObject({
    sum: 285000,
    onRequest: 1,
    pieces: 20,
  });
  expect(sumOfLine(onRequest)).toBeUndefined();
});

test('a carpet that is no longer sold counts only as a position, and as discontinued', () => {
  expect(cartTotals([notSold])).toStrictEqual({ ...nothing, positions: 1, discontinued: 1 });
  expect(cartTotals([notSold, line({}, 10), notSold])).toMatchObject({
    positions: 3,
    pieces: 10,
    onRequest: 0,
    discontinued: 2,
  });
  expect(sumOfLine(notSold)).toBeUndefined();
});

test('a line is added up once for a carpet, and anew for another one', () => {
  const item = { _id: '1', amount: 10 };
  let readings = 0;
  const carpet = {
    ...mat,
    get weight() {
      readings += 1;
      return 0.74;
    },
  };
  expect(cartTotals([{ item, carpet }]).weight).toBe(7.4);
  const before = readings;
  expect(cartTotals([{ item, carpet }, line({}, 10)]).weight).toBe(14.8);
  expect(readings).toBe(before);
  expect(cartTotals([{ item, carpet: { ...mat, weight: 2 } }]).weight).toBe(20);
});

test.each([
  [1209500, 15000, 290500],
  [1500000, 15000, 0],
  [2000000, 15000, 0],
  [100, undefined, 0],
])('with %d kopecks and a minimum order of %j ₽, %d kopecks are missing', (sum, minimum, left) => {
  expect(leftToMinimum(sum, minimum)).toBe(left);
});

test('the totals of two halves add up to the totals of the whole', () => {
  const lines = fc.array(
    fc.record({ item: fc.record({ _id: fc.string(), amount: fc.nat(9999) }) }),
  );
  const priced = lines.map((list) => list.map((each) => ({ ...each, carpet: mat })));
  fc.assert(
    fc.property(priced, priced, (a, b) => {
      const [first, second, whole] = [cartTotals(a), cartTotals(b), cartTotals([...a, ...b])];
      for (const part of ['positions', 'pieces', 'packs', 'sum'] as const) {
        expect(first[part] + second[part]).toBe(whole[part]);
      }
      expect(first.weight + second.weight).toBeCloseTo(whole.weight);
    }),
  );
});

describe('The totals in words', () => {
  const rows = (...given: Parameters<typeof cartTotals>) =>
    totalsRows(cartTotals(...given)).map((row) => formatTotal(row).replaceAll('\u00A0', ' '));
  const onRequest = line({ price: undefined, priceTiers: undefined }, 10);
  const agreed = [{ from: 1000 }];

  test('are none for an empty cart', () => {
    expect(rows([])).toStrictEqual([]);
    expect(discountLabel(cartTotals([]))).toBe('');
  });

  test('name every unit', () => {
    const bare = { packQty: undefined, weight: undefined };
    const lines = [
      line(bare, 20),
      line({ ...bare, unit: 'рул' }, 3),
      line({ ...bare, unit: 'пог. м' }, 12),
      line({ ...bare, unit: 'компл' }, 1),
      line({ ...bare, unit: 'шт.' }, 1),
    ];
    expect(rows(lines).slice(0, 2)).toStrictEqual([
      'Позиций: 5',
      'Количество: 22 шт, 3 рул и 12 пог. м',
    ]);
  });

  test('count pieces without a unit if there is no other', () => {
    expect(rows([line({}, 1200)])[1]).toBe('Штук: 1 200');
    expect(rows([line({ unit: 'рул' }, 3)])[1]).toBe('Количество: 3 рул');
  });

  test.each([
    ['nothing', [line({}, 10)], [], 'Сумма: 2 850 ₽'],
    [
      'lines on request',
      [line({}, 10), onRequest],
      [],
      'Сумма: 2 850 ₽ без учёта 1 позиции по запросу',
    ],
    [
      'lines that are no longer sold',
      [line({}, 10), notSold, notSold],
      [],
      'Сумма: 2 850 ₽ без учёта 2 позиций, снятых с продажи',
    ],
    [
      'five of them',
      [line({}, 10), ...Array.from({ length: 5 }, () => notSold)],
      [],
      'Сумма: 2 850 ₽ без учёта 5 позиций, снятых с продажи',
    ],
    [
      'many of them',
      [line({}, 10), ...Array.from({ length: 21 }, () => notSold)],
      [],
      'Сумма: 2 850 ₽ без учёта 21 позиции, снятой с продажи',
    ],
    [
      'lines of both kinds',
      [line({}, 10), onRequest, notSold],
      [],
      'Сумма: 2 850 ₽ без учёта 1 позиции по запросу и 1 позиции, снятой с продажи',
    ],
    [
      'a discount that is agreed for each order',
      [line({}, 10)],
      agreed,
      'Сумма: 2 850 ₽, индивидуальная скидка — уточнит менеджер',
    ],
    [
      'lines on request and such a discount',
      [line({}, 10), onRequest],
      agreed,
      'Сумма: 2 850 ₽ без учёта 1 позиции по запросу; индивидуальная скидка — уточнит менеджер',
    ],
  ])('remark beside the sum on %s', (_, lines, discounts, text) => {
    expect(rows(lines, discounts).at(-1)).toBe(text);
  });

  test.each([
    ['lines on request', [onRequest], 'по запросу'],
    ['lines on request and some that are no longer sold', [onRequest, notSold], 'по запросу'],
    ['lines that are no longer sold', [notSold], undefined],
  ])('say of %s alone: %s', (_, lines, text) => {
    expect(leftOutRemark(cartTotals(lines))).toBe(text);
  });
});
