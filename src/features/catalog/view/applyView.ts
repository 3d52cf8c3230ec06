import type { Search } from '../../../domain/search/search';
import type { Carpet, Category } from '../../../domain/settings/settings';
import { sortCarpets } from '../../../domain/trade/sorting';
import type { CategoryView } from './categoryView';
import { facetsOf, fits, type Facet } from '../filters/facets';

interface AppliedView {
  readonly facets: readonly Facet[];
  readonly shown: readonly Carpet[];
}

/** The sorted carpets of a category that match a view, and the facets to narrow it further. */
export function applyView(
  category: Category,
  { q, choice, sorting }: Pick<CategoryView, 'q' | 'choice' | 'sorting'>,
  search: Search | undefined,
): AppliedView {
  const { items } = category;
  const found = search ? search.find(q, category).map(({ carpet }) => carpet) : items;
  const left = found.filter(fits(choice));
  return {
    facets: facetsOf(items, found, choice),
    shown: sorting ? sortCarpets(left, sorting) : left,
  };
}
