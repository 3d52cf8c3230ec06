import { toDecimal } from '../../../domain/format/decimal';
import { formatNumber } from '../../../domain/format/number';
import { readNumber } from '../../../domain/trade/amount';
import { onRequest } from '../../../domain/trade/price';
import type { AddFinding, Price } from '../exchange/exchange';
import { isSameUnit } from '../../source/values/units';
import type { ChosenTypes } from './priceTypes';

/** A price per base unit; a text that is no number is kept for the check; undefined is «по запросу». */
type UnitPrice = number | string | undefined;

interface Tier {
  readonly from: number;
  readonly price: UnitPrice;
}

/**
 * `price` and `priceTiers` of an offer (docs/product.md §26.12). Both are always there, though they may
 * be undefined: prices come from 1C alone.
 * @param unit that of the product: a price may be for another one
 */
export function readPrices(
  prices: readonly Price[],
  chosen: ChosenTypes,
  unit: string,
  addFinding: AddFinding,
) {
  const shownTypes = [chosen.price, ...chosen.tiers.map(({ type }) => type)];
  const read = prices
    .filter(({ type }) => shownTypes.includes(type))
    .map((one) => ({ ...one, amount: amountOf(one, addFinding) }));
  const own = read
    .filter(({ type }) => type === chosen.price)
    .map((one) => ({
      from: one.amount,
      price: unitPrice(one, unit, addFinding),
      place: one.place,
    }));
  const tiersOfTypes = chosen.tiers.flatMap(({ from, type }): readonly Tier[] => {
    const ofType = read.filter((one) => one.type === type && !Number.isNaN(one.amount));
    return pricesFrom(from, ofType).map(([amount, price]) => ({
      from: amount,
      price: unitPrice(price, unit, addFinding),
    }));
  });
  const [base, second] = own.filter(({ from }) => from <= 1);
  if (base && second && base.price !== second.price) {
    const message = `две цены одного вида: ${shown(base.price)} и ${shown(second.price)}`;
    addFinding('error', base.place, `${message}. Оставьте в 1С одну`);
  }
  const ownTiers = own.filter(({ from }) => from > 1).map(({ from, price }) => ({ from, price }));
  const priceTiers = [...ownTiers, ...tiersOfTypes]
    .filter(({ price }) => price !== undefined)
    .sort((a, b) => a.from - b.from);
  return { price: base?.price, priceTiers: priceTiers.length > 0 ? priceTiers : undefined };
}

/**
 * Prices of one type by the amount from which they apply, none below the tier's own: there, the price
 * of the largest amount counts, and of two for one amount the first.
 */
function pricesFrom<P extends { readonly amount: number }>(from: number, prices: readonly P[]) {
  const rising = prices.toReversed().sort((a, b) => a.amount - b.amount);
  return [...new Map(rising.map((one) => [Math.max(from, one.amount), one] as const))];
}

function shown(price: UnitPrice): string {
  return typeof price === 'number' ? formatNumber(price) : (price ?? onRequest);
}

/** The amount from which a price applies, 0 without one; NaN, which is an error, for what is no number. */
function amountOf({ from = '0', place }: Price, addFinding: AddFinding): number {
  const amount = readNumber(from);
  if (Number.isNaN(amount)) {
    const message = `количество «${from}» — не число. Поправьте его в 1С`;
    addFinding('error', { ...place, field: 'МинКоличество' }, message);
  }
  return amount;
}

function unitPrice(
  { value, ratio = '1', unit, place }: Price,
  ofProduct: string,
  addFinding: AddFinding,
): UnitPrice {
  const sign = /^[-−]/.test(value) ? -1 : 1;
  const price = readNumber(value.replace(/^[-−]/, '')) * sign;
  if (Number.isNaN(price)) return value || undefined;
  if (price === 0) return undefined;
  const count = readNumber(ratio);
  if (Number.isNaN(count)) {
    const message = `коэффициент «${ratio}» — не число. Поправьте его в 1С`;
    addFinding('error', { ...place, field: 'Коэффициент' }, message);
    return price;
  }
  if (count === 0 || count === 1) {
    if (unit === undefined || isSameUnit(unit, ofProduct)) return price;
    const message = `цена ${value} — за «${unit}», а единица товара — «${ofProduct}», и пересчёта между ними нет. Выгрузите из 1С цену за базовую единицу`;
    addFinding('error', place, message);
    return price;
  }
  const each = toDecimal(price / count);
  const isExact = Number.isInteger(toDecimal(each * 100));
  const per = `цена ${value} — за ${unit === undefined ? 'другую единицу' : `«${unit}»`} (базовых единиц: ${formatNumber(count)})`;
  const message = isExact
    ? `${per}, взяли ${formatNumber(each)} за одну`
    : `${per}, и нацело она не делится. Выгрузите из 1С цену за базовую единицу`;
  addFinding(isExact ? 'warning' : 'error', place, message);
  return each;
}
