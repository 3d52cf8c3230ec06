import { stockLevel } from '../../../domain/trade/availability';
import { isOnRequest } from '../../../domain/trade/price';
import type { Search } from '../../../domain/search/search';
import type { Carpet, Category } from '../../../domain/settings/settings';
import { sortCarpets } from '../../../domain/trade/sorting';
import type { PricesView } from './pricesView';

export interface PriceGroup {
  readonly category: Category;
  readonly carpets: readonly Carpet[];
}

/** The categories with their sorted carpets that match a view. */
export function priceGroups(
  categories: readonly Category[],
  { q, category: only, inStock, priced, sorting, descending }: PricesView,
  search: Search | undefined,
): PriceGroup[] {
  const found = search && new Set(search.find(q).map(({ carpet }) => carpet));
  const isWanted = (carpet: Carpet) =>
    (!found || found.has(carpet)) &&
    (!inStock || stockLevel(carpet.availability) !== 'none') &&
    (!priced || !isOnRequest(carpet));
  const isKnown = categories.some(({ _id }) => _id === only);

  return categories
    .filter(({ _id }) => !isKnown || _id === only)
    .map((category) => {
      const carpets = category.items.filter(isWanted);
      return {
        category,
        carpets: sorting ? sortCarpets(carpets, sorting, descending) : carpets,
      };
    })
    .filter(({ carpets }) => carpets.length > 0);
}

/** The amount at which all tiers begin, for «Цена от 50»; undefined if they differ. */
export function commonTier(groups: readonly PriceGroup[]): number | undefined {
  const from = new Set(
    groups.flatMap(({ carpets }) =>
      carpets.flatMap(({ priceTiers = [] }) => priceTiers.map((tier) => tier.from)),
    ),
  );
  return from.size === 1 ? [...from][0] : undefined;
}
