import { countOf, words } from '../format/plural';
import type { Carpet } from '../settings/settings';
import { priceOnRequest } from '../trade/price';
import { formatDimensions } from '../trade/size';
import { formatLowestPrice, formatUnitPrices, pricesOf } from './prices';

/** «5 размеров, 3 цвета · от 257 ₽ за шт»; a single size or colour is left out. */
export function formatAssortment(carpets: readonly Carpet[]): string {
  const sizes = new Set(carpets.flatMap((carpet) => formatDimensions(carpet) ?? [])).size;
  const colors = new Set(carpets.flatMap(({ color }) => color ?? [])).size;
  const counts = [
    sizes > 1 && countOf(sizes, words.sizes),
    colors > 1 && countOf(colors, words.colors),
  ];
  const prices = pricesOf(carpets).map((each) =>
    each.low === each.high ? formatUnitPrices(each) : formatLowestPrice(each),
  );
  const price = prices.join(', ') || priceOnRequest;
  return [counts.filter(Boolean).join(', '), price].filter(Boolean).join(' · ');
}
