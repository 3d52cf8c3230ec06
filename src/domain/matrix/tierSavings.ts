import { formatMoney, lineSum } from '../format/money';
import { formatNumber, nbsp } from '../format/number';
import { countOf, words } from '../format/plural';
import type { CarpetAmount } from '../orderList/parsedLine';
import { tierFor } from '../trade/price';

/** «цена «от 50» у 3 позиций: −10 090 ₽»; undefined if no amount reaches a tier below the base price. */
export function formatTierSavings(amounts: readonly CarpetAmount[]): string | undefined {
  const counts = new Map<number, number>();
  let saved = 0;
  for (const { carpet, amount } of amounts) {
    const tier = tierFor(carpet, amount);
    if (!tier || carpet.price === undefined) continue;
    const saving = lineSum(carpet.price, amount) - lineSum(tier.price, amount);
    if (saving <= 0) continue;
    saved += saving;
    counts.set(tier.from, (counts.get(tier.from) ?? 0) + 1);
  }
  if (saved === 0) return undefined;
  const tiers = [...counts]
    .sort(([a], [b]) => a - b)
    .map(
      ([from, count]) => `«от${nbsp}${formatNumber(from)}» у ${countOf(count, words.ofPositions)}`,
    );
  return `цена ${tiers.join(', ')}: −${formatMoney(saved)}`;
}
