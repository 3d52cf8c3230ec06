import { toDecimal } from '../../format/decimal';
import type { Carpet } from '../../settings/settings';
import { readAmount, readNumber } from '../../trade/amount';
import type { Figure } from './figures';
import { isPriceOf } from './isPriceOf';
import { isCounted, measureIn, type Measure } from './measures';
import { plainDigits } from './number';
import type { AmountProblem } from '../parsedLine';

/** An amount in units of the carpet, or why there is none; `noAmount` means that nothing was written. */
export type LineAmount = number | AmountProblem;

/** The amount that all figures give; undefined if there are none. */
export function agreedAmount(
  figures: readonly Figure[],
  carpet: Carpet,
  unitAside: Measure | undefined,
): LineAmount | undefined {
  const own = measureIn(carpet.unit);
  const counted = [...new Set(figures)].filter(
    ({ measure, isPackSize }) => !isPackSize && (!measure || measure === own || isCounted(measure)),
  );
  if (counted.some((figure) => figure.isDoubtful || endsInPrice(figure, carpet)))
    return 'badAmount';
  // «20 шт в Тулу, 20 шт в Орёл»
  const written = counted.map(({ digits, measure }) => `${digits} ${String(measure)}`);
  if (new Set(written).size < written.length) return 'badAmount';
  const amounts = new Set(counted.map((figure) => amountOf(figure, carpet, unitAside)));
  const [amount] = amounts;
  return amounts.size > 1 ? 'badAmount' : amount;
}

/** «20 695» of goods for 695: an amount with its price, or one number. */
function endsInPrice({ digits, measure }: Figure, carpet: Carpet): boolean {
  const tail = /\s(\d{3}(?:[.,]\d+)?)$/.exec(digits)?.[1];
  return !measure && tail !== undefined && isPriceOf(carpet, readNumber(tail));
}

/** The amount of one figure, in units of the carpet. */
export function amountOf(
  { digits, measure }: Figure,
  { unit, packQty }: Carpet,
  unitAside?: Measure,
): LineAmount {
  const own = measureIn(unit);
  const isMetric = own === 'area' || own === 'length' || own === 'metre';
  const given = measure ?? unitAside;
  const typed = readAmount(plainDigits(digits)) ?? NaN;
  // «1,200» and «1.000» of something counted in whole pieces may also mean 1200 and 1000; 1C writes «1,000»
  const isThousand = /[.,]\d{3}$/.test(digits) && !Number.isInteger(typed);
  if (!isMetric && (isThousand || /^\d+\.000$/.test(digits))) return 'badAmount';
  const isPacks = given !== own && (given === 'pack' || (given === 'roll' && isMetric));
  if (isPacks && packQty === undefined) return 'unknownPack';
  const isOwn = given === undefined || given === own || [given, own].every(isMetre);
  if (!isOwn && !isPacks) return 'badAmount';
  return readAmount(toDecimal(isPacks ? typed * (packQty ?? NaN) : typed)) ?? 'badAmount';
}

function isMetre(measure: Measure | undefined): boolean {
  return measure === 'length' || measure === 'metre';
}
