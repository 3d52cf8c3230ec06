import type { Carpet } from '../../../domain/settings/settings';
import { sortCarpets } from '../../../domain/trade/sorting';
import type { CategoryView } from './categoryView';
import { facetsOf, fits, type Facet } from '../filters/facets';

interface AppliedView {
  readonly facets: readonly Facet[];
  readonly shown: readonly Carpet[];
}

/** The sorted carpets of a category that match a view, and the facets to narrow it further. */
export function applyView(
  carpets: readonly Carpet[],
  { q, choice, sorting }: Pick<CategoryView, 'q' | 'choice' | 'sorting'>,
  search: (query: string) => readonly Carpet[],
): AppliedView {
  const found = q ? search(q) : carpets;
  const left = found.filter(fits(choice));
  return {
    facets: facetsOf(carpets, found, choice),
    shown: sorting ? sortCarpets(left, sorting) : left,
  };
}
