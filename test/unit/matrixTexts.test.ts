import { packFacts } from '../../src/domain/matrix/packFacts';
import { formatTierSavings } from '../../src/domain/matrix/tierSavings';
import type { Carpet } from '../../src/domain/settings/settings';

const mat: Carpet = {
  _id: '1',
  title: 'Коврик',
  unit: 'шт',
  price: 100,
  priceTiers: [
    { from: 50, price: 90 },
    { from: 200, price: 80.5 },
  ],
};
const withSpaces = (text: string | undefined) => text?.replace(/\u00A0/g, ' ');

test.each<[amounts: readonly (readonly [Partial<Carpet>, number])[], text: string | undefined]>([
  [[], undefined],
  [[[{}, 49]], undefined],
  [[[{}, 50]], 'цена «от 50» у 1 позиции: −500 ₽'],
  [
    [
      [{}, 60],
      [{}, 200],
      [{}, 50],
      [{}, 10],
    ],
    'цена «от 50» у 2 позиций, «от 200» у 1 позиции: −5 000 ₽',
  ],
  [
    [
      [{}, 200],
      [{}, 50],
    ],
    'цена «от 50» у 1 позиции, «от 200» у 1 позиции: −4 400 ₽',
  ],
  [
    [
      [{}, 50],
      [{ priceTiers: [{ from: 50, price: 100 }] }, 60],
      [{ priceTiers: [{ from: 50, price: 110 }] }, 60],
    ],
    'цена «от 50» у 1 позиции: −500 ₽',
  ],
  [[[{ price: undefined }, 60]], undefined],
  [[[{ priceTiers: [{ from: 50, price: 100 }] }, 60]], undefined],
])('the tiers of %j save «%s»', (amounts, text) => {
  const lines = amounts.map(([change, amount]) => ({ carpet: { ...mat, ...change }, amount }));
  expect(withSpaces(formatTierSavings(lines))).toBe(text);
});

const packed = { weight: 0.74, packQty: 10, packVolume: 0.022 };

test.each<[carpets: readonly Partial<Carpet>[], facts: readonly string[]]>([
  [[{}], []],
  [[packed], ['0,74 кг за шт', 'уп. 10 шт · 7,4 кг · 0,022 м³']],
  [
    [packed, packed],
    ['0,74 кг за шт', 'уп. 10 шт · 7,4 кг · 0,022 м³'],
  ],
  [[packed, { ...packed, weight: 1 }], ['уп. 10 шт · 0,022 м³']],
  [[{ ...packed, packWeight: 8 }], ['0,74 кг за шт', 'уп. 10 шт · 8 кг · 0,022 м³']],
  [[{ packQty: 12, unit: 'пог. м' }], ['уп. 12 пог. м']],
  [[{ weight: 0.74, unit: 'пара' }], ['0,74 кг за пару']],
  [[{ packVolume: 0.022 }], []],
])('all of %j have in common: %j', (carpets, facts) => {
  expect(packFacts(carpets.map((change) => ({ ...mat, ...change }))).map(withSpaces)).toStrictEqual(
    facts,
  );
});
