import { capitalize } from '../../../domain/format/capitalize';
import { formatPrice } from '../../../domain/format/money';
import { formatNumber } from '../../../domain/format/number';
import { accusative, formatUnit } from '../../../domain/format/units';
import type { Carpet } from '../../../domain/settings/settings';
import { lotOf } from '../../../domain/trade/lot';
import { smallestPricedAmount } from '../../../domain/trade/price';
import { piece } from '../../../domain/trade/unit';
import { feedText } from './texts';

/** Characters that Yandex allows (docs/product.md §27.43). */
const longest = 50;

/**
 * «Цена за м², мин. партия 50 м², заказ от 15 000 ₽»: what limits an order, the most important first, as
 * far as Yandex has room for it (docs/product.md §27.45). Undefined if nothing does.
 * @param minimumOrder ₽
 */
export function salesNotes(carpet: Carpet, minimumOrder: number | undefined): string | undefined {
  const { unit } = carpet;
  const { step } = lotOf(carpet);
  const amount = smallestPricedAmount(carpet);
  const limits = [
    unit.replace(/\.$/, '') === piece ? [] : `цена за ${accusative(unit)}`,
    amount === 1 ? [] : `мин. партия ${formatUnit(amount, unit)}`,
    minimumOrder === undefined ? [] : `заказ от ${formatPrice(minimumOrder)}`,
    step === 1 ? [] : `кратно ${formatNumber(step)}`,
  ].flat();
  const notes = limits.reduce((known, limit) => {
    const longer = feedText([known, limit].filter(Boolean).join(', '));
    return longer.length > longest ? known : longer;
  }, '');
  return capitalize(notes) || undefined;
}
