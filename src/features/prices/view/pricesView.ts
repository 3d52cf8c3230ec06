import type { ParsedQs } from 'qs';
import { formatQuery, searchTextOf } from '../../../shared/router/query';
import { isSorting, type Sorting } from '../../../domain/trade/sorting';

/** The search, filters and sorting of the price list, as stored in the address. */
export interface PricesView {
  readonly q: string;
  /** Id of a category. */
  readonly category: string | undefined;
  readonly inStock: boolean;
  readonly priced: boolean;
  readonly sorting: Sorting | undefined;
  readonly descending: boolean;
}

/** Reads the query of an address, ignoring unknown parameters and values. */
export function readView(query: ParsedQs): PricesView {
  const { category, stock, priced, sort } = query;
  const [, minus, sorting] = /^(-?)(\w+)$/.exec(typeof sort === 'string' ? sort : '') ?? [];
  return {
    q: searchTextOf(query),
    category: typeof category === 'string' ? category : undefined,
    inStock: stock === '1',
    priced: priced === '1',
    sorting: isSorting(sorting) ? sorting : undefined,
    descending: minus === '-',
  };
}

export function formatView(view: PricesView): string {
  const { q, category, inStock, priced, sorting, descending } = view;
  return formatQuery({
    q: q || undefined,
    category,
    stock: inStock ? '1' : undefined,
    priced: priced ? '1' : undefined,
    sort: sorting && (descending ? '-' : '') + sorting,
  });
}
