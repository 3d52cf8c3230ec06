import { currencySign } from '../../../domain/format/money';

/** The units that a column may be in. */
export interface Units {
  /**
   * What to multiply by for the settings' unit; undefined for a unit of something else.
   * @param none the factor where there is no unit but that of the goods, 1 by default
   */
  readonly factorOf: (unit: string, none?: number) => number | undefined;
}

const factors = {
  cm: { см: 1, мм: 0.1, дм: 10, м: 100, cm: 1, mm: 0.1 },
  mm: { мм: 1, см: 10, м: 1000, mm: 1, cm: 10 },
  kg: { кг: 1, г: 0.001, гр: 0.001, т: 1000, kg: 1 },
  m3: { м3: 1, 'куб м': 1, л: 0.001, дм3: 0.001 },
  roubles: { [currencySign]: 1, руб: 1, рублей: 1, рубль: 1, рубля: 1, р: 1, rub: 1, rur: 1 },
  /** Units in which carpets are sold. */
  goods: {
    шт: 1,
    штук: 1,
    штука: 1,
    штуки: 1,
    штуку: 1,
    ед: 1,
    единица: 1,
    единицу: 1,
    м: 1,
    метр: 1,
    м2: 1,
    'кв м': 1,
    'пог м': 1,
    компл: 1,
    комплект: 1,
    рул: 1,
    рулон: 1,
    пара: 1,
    пару: 1,
  },
} as const;

const perOne = ['за', '1'];
const ofGoods = [...perOne, 'пог', 'кв', 'п', ...Object.keys(factors.goods)];

export const units = {
  cm: unitsOf(factors.cm),
  mm: unitsOf(factors.mm),
  kg: unitsOf(factors.kg, withoutGoodsUnit),
  m3: unitsOf(factors.m3),
  roubles: unitsOf(factors.roubles, withoutGoodsUnit),
  goods: unitsOf(factors.goods),
  /** Of texts, where a unit means nothing. */
  none: { factorOf: (): number => 1 },
} as const satisfies Record<string, Units>;

/** «₽ за шт», «за шт, руб», «руб/м²»: what is left beside the unit of the goods. */
function withoutGoodsUnit(unit: string): string {
  return tidy(unit)
    .split(' ')
    .filter((word) => !ofGoods.includes(word))
    .join(' ');
}

/** The unit of the goods that a heading or a cell names: «м2» for «₽ за м²»; empty if it names none. */
export function goodsUnitIn(unit: string): string {
  return tidy(unit)
    .split(' ')
    .filter((word) => ofGoods.includes(word) && !perOne.includes(word))
    .join(' ');
}

function unitsOf(known: Readonly<Record<string, number>>, shorten = (unit: string) => unit): Units {
  const byName = new Map(Object.entries(known));
  return {
    factorOf: (unit, none = 1) => {
      const own = tidy(shorten(unit));
      return own === '' ? none : byName.get(own);
    },
  };
}

/** «кв.м.» as «кв м» */
function tidy(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/[^\p{L}\p{Sc}\d%]+/gu, ' ')
    .trim();
}
