import { formatUnit } from '../../format/units';
import { formatPrice } from '../../format/money';
import { countOf, words } from '../../format/plural';
import { coverInLots, packsOf, smallestAmount } from '../../trade/lot';
import { priceFor } from '../../trade/price';
import type { Carpet } from '../../settings/settings';

interface SuggestedAmount {
  readonly amount: number;
  /** «12 шт» */
  readonly label: string;
  /** «1 упаковка», «цена 504 ₽» */
  readonly remark: string | undefined;
}

/** Amounts to choose from where a line has none: a pack, or the minimum, and the next price tier. */
export function suggestedAmounts(carpet: Carpet): readonly SuggestedAmount[] {
  const { packQty, minLot, priceTiers } = carpet;
  const smallest = smallestAmount(carpet);
  const first = coverInLots(carpet, packQty ?? 0) ?? smallest;
  const packs = packsOf(carpet, first);
  const isMinimum = minLot !== undefined && first === smallest;
  const remark = packs === undefined ? isMinimum && 'мин. партия' : countOf(packs, words.packs);
  const tier = priceTiers?.find(({ from }) => from > first);
  const next = tier && coverInLots(carpet, tier.from);
  const price = next && priceFor(carpet, next);
  return [
    { amount: first, label: formatUnit(first, carpet.unit), remark: remark || undefined },
    ...(next && price !== undefined
      ? [
          {
            amount: next,
            label: formatUnit(next, carpet.unit),
            remark: `цена ${formatPrice(price)}`,
          },
        ]
      : []),
  ];
}
