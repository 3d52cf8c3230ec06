import fc from 'fast-check';
import type { Carpet } from '../../src/domain/settings/settings';

/** An amount as a buyer writes it. */
export interface WrittenAmount {
  readonly text: string;
  /** In units of the carpet; undefined if a reader would ask. */
  readonly amount: number | undefined;
}

const unitsOf: Readonly<Record<string, readonly string[]>> = {
  шт: ['шт', 'шт.', 'штук', 'Шт', 'ед.'],
  'м²': ['м2', 'м²', 'кв.м', 'кв. м'],
  'пог. м': ['пог. м', 'п.м.', 'м.п.', 'м', 'метров'],
  рулон: ['рулон', 'рул.', 'рулона'],
  'компл.': ['компл.', 'комплекта', 'к-т'],
};
const packs = ['уп', 'уп.', 'упаковки', 'коробки', 'кор.', 'пачек'];

/** «1 200», «1'200», «1.200,00»: a whole number in all ways that have one meaning. */
function spellings(amount: number): readonly string[] {
  const plain = String(amount);
  const grouped = (sign: string) => plain.replace(/\B(?=(\d{3})+$)/g, sign);
  return [
    plain,
    ...[' ', '\u00A0', '\u2009', '\u202F', "'", '’'].map(grouped),
    `${grouped('.')},00`,
    `${plain},00`,
    `${plain}.0`,
  ];
}

/** Amounts that no reader understands, or only with a guess. */
export const doubtful = [
  ...['10-15', '10 – 15', '1/2', '½', '1½', '~20', '≈20', '20?', '20 ?', '+20', '−5', '0'],
  ...['1E+05', '1e3', '20 тыс', '20 тыс.', '2 дюжины', '5+5', '20%', '10…15'],
  ...['от 10 до 15', '10 или 20', 'около 20', 'два', 'двадцать', 'пару', '1,2,3', '20.10.2026'],
  ...['20 октября', '2 паллеты', '20 кг', '0x10', '١٢', '２０', '1..5', '5,,5', '10*2', '2^3'],
];

/** An amount in its unit, in packs, with a thousands separator, or one that cannot be understood. */
export function writtenAmount({ unit, packQty }: Carpet): fc.Arbitrary<WrittenAmount> {
  const units = unitsOf[unit] ?? [];
  const whole = fc.oneof(
    fc.integer({ min: 1, max: 999 }),
    fc.integer({ min: 1000, max: 2_000_000 }),
  );
  const spelled = whole.chain((amount) =>
    fc
      .tuple(fc.constantFrom(...spellings(amount)), fc.constantFrom('', ...units))
      .chain(([digits, measure]) =>
        fc.constantFrom(' ', '', '\u00A0').map((space) => ({
          text: measure ? `${digits}${space}${measure}` : digits,
          amount,
        })),
      ),
  );
  const packed = fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(...packs))
    .map(([count, measure]) => ({
      text: `${count} ${measure}`,
      amount: packQty === undefined ? undefined : count * packQty,
    }));
  return fc.oneof(
    { weight: 6, arbitrary: spelled },
    { weight: 2, arbitrary: packed },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...doubtful).map((text) => ({ text, amount: undefined })),
    },
  );
}
