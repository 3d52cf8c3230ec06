import { useDeferredValue, useMemo } from 'react';
import type { Category } from '../../domain/settings/settings';
import { useSearch } from '../../state/settings/useSearch';
import { anchors } from '../../shared/paths';
import { LiveSearch } from '../../shared/ui/form/LiveSearch';
import styles from './CategoryTools.module.css';
import { facetsOf, fits } from './filters/facets';
import { Filters } from './filters/Filters';
import { Toolbar } from './filters/Toolbar';
import { findCarpets } from './view/findCarpets';
import { useCategoryView } from './view/useCategoryView';

/** Search, filters, sorting and layout of a category; the list follows them by the address. */
export function CategoryTools({ category }: { readonly category: Category }) {
  const { items } = category;
  const { view, ...actions } = useCategoryView(items);
  // the list renders in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const { facets, shown } = useMemo(() => {
    const found = findCarpets(category, listed.q, search);
    return {
      facets: facetsOf(category.items, found, listed.choice),
      shown: found.filter(fits(listed.choice)).length,
    };
  }, [category, listed, search]);
  const { show, reset } = actions;
  return (
    <>
      <div id={anchors.results} className={styles.tools}>
        <LiveSearch label="Поиск в категории" query={view.q} onSearch={actions.showWhileTyping} />
        <Filters facets={facets} shown={shown} view={view} show={show} reset={reset} />
      </div>
      <Toolbar shown={shown} of={items.length} view={view} {...actions} />
    </>
  );
}
