import { formatPriceRange } from '../../domain/format/money';
import { formatNumber, nbsp } from '../../domain/format/number';
import { countOf, words } from '../../domain/format/plural';
import { pricesOf } from '../../domain/model/prices';
import { commonValue } from '../../domain/trade/commonValue';
import { formatLotRule } from '../../domain/trade/lotText';
import type { Model } from '../../domain/trade/models';

/** The rule of the lot that all carpets of a model share, if they do. */
export function lotRuleOf({ items }: Model): string | undefined {
  return commonValue(items, formatLotRule);
}

/** «12 из 15 · 257–3 710 ₽ · Кратно 10 шт = 1 упаковка», for a model of which some carpets are shown. */
export function modelSummary(model: Model, shown: number): string {
  const { items } = model;
  const count =
    shown < items.length
      ? `${formatNumber(shown)} из ${formatNumber(items.length)}`
      : countOf(items.length, words.positions);
  const prices = pricesOf(items).map(({ low, high }) => formatPriceRange(low, high));
  return [count, ...prices, lotRuleOf(model)].filter(Boolean).join(`${nbsp}· `);
}
