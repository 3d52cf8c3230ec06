import { stockLevel } from '../../../domain/trade/availability';
import { isOnRequest } from '../../../domain/trade/price';
import type { Search } from '../../../domain/search/search';
import type { Carpet, Category, Offer } from '../../../domain/settings/settings';
import { commonValue } from '../../../domain/trade/commonValue';
import { sortOffers } from '../../../domain/trade/sorting';
import type { PricesView } from './pricesView';

export interface PriceGroup {
  /** Undefined in a sorted list, which is one group of carpets from all categories. */
  readonly category: Category | undefined;
  readonly offers: readonly Offer[];
}

/** The carpets that match a view: by category, or in the chosen order. */
export function priceGroups(
  categories: readonly Category[],
  { q, category: only, inStock, priced, sorting, descending }: PricesView,
  search: Search | undefined,
): PriceGroup[] {
  const chosen = categories.find(({ _id }) => _id === only);
  const found = search && new Set(search.find(q, chosen).map(({ carpet }) => carpet));
  const isWanted = (carpet: Carpet) =>
    (!found || found.has(carpet)) &&
    (!inStock || stockLevel(carpet.availability) !== 'none') &&
    (!priced || !isOnRequest(carpet));

  const byCategory = (chosen ? [chosen] : categories).map((category) => ({
    category,
    offers: category.items.filter(isWanted).map((carpet) => ({ carpet, category })),
  }));
  const groups = sorting
    ? [
        {
          category: undefined,
          offers: sortOffers(
            byCategory.flatMap(({ offers }) => offers),
            sorting,
            descending,
          ),
        },
      ]
    : byCategory;
  return groups.filter(({ offers }) => offers.length > 0);
}

/** The amount at which all tiers begin, for «Цена от 50»; undefined if they differ. */
export function commonTierFrom(groups: readonly PriceGroup[]): number | undefined {
  const tiers = groups.flatMap(({ offers }) =>
    offers.flatMap(({ carpet }) => carpet.priceTiers ?? []),
  );
  return commonValue(tiers, ({ from }) => from);
}
