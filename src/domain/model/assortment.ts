import { formatPrice } from '../format/money';
import { nbsp } from '../format/number';
import { countOf, words } from '../format/plural';
import { accusative } from '../format/units';
import type { Carpet } from '../settings/settings';
import { priceOnRequest } from '../trade/price';
import { formatDimensions } from '../trade/size';
import { formatUnitPrices, pricesOf } from './prices';

/** «5 размеров, 3 цвета · от 257 ₽ за шт»; a single size or colour is left out. */
export function formatAssortment(carpets: readonly Carpet[]): string {
  const sizes = new Set(carpets.flatMap((carpet) => formatDimensions(carpet) ?? [])).size;
  const colors = new Set(carpets.flatMap(({ color }) => color ?? [])).size;
  const counts = [
    sizes > 1 && countOf(sizes, words.sizes),
    colors > 1 && countOf(colors, words.colors),
  ];
  const prices = pricesOf(carpets).map((each) =>
    each.low === each.high
      ? formatUnitPrices(each)
      : `от${nbsp}${formatPrice(each.low)} за${nbsp}${accusative(each.unit)}`,
  );
  const price = prices.join(', ') || priceOnRequest;
  return [counts.filter(Boolean).join(', '), price].filter(Boolean).join(' · ');
}
