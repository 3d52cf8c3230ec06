import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../domain/format/number';
import { countOf, words } from '../../domain/format/plural';
import type { Category } from '../../domain/settings/settings';
import { useSearch } from '../../state/settings/useSearch';
import { anchors } from '../../shared/paths';
import { TextButton } from '../../shared/ui/button/Button';
import { focusPrecedingControl } from '../../shared/ui/focus/focusPrecedingControl';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { GroupLinks } from './table/GroupLinks';
import { priceGroups } from './view/priceGroups';
import { PriceTable } from './table/PriceTable';
import { PriceFilters } from './view/PriceFilters';
import { PriceSearch } from './view/PriceSearch';
import { SelectionBar } from './selection/SelectionBar';
import { usePricesView } from './view/usePricesView';
import styles from './PriceList.module.css';

interface PriceListProps {
  readonly categories: readonly Category[];
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

/** The price list; amounts are chosen in its rows and put into the cart together. */
export function PriceList({ categories, onAskPrice }: PriceListProps) {
  const { view, show, removeFilters, showAll } = usePricesView();
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const groups = useMemo(
    () => priceGroups(categories, listed, search),
    [categories, listed, search],
  );
  // the filters, not the query, leave nothing
  const isFilteredOut = !search || search.find(listed.q).length > 0;
  const chosen = categories.find(({ _id }) => _id === listed.category);
  const count = groups.reduce((sum, { offers }) => sum + offers.length, 0);
  const all = categories.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <>
      <PriceSearch query={view.q} answered={listed.q} count={count} of={all} show={show} />
      <PriceFilters categories={categories} view={view} show={show} />
      {count > 0 && count < all && (
        <p className={styles.part}>
          Выбрано {formatNumber(count)} из {countOf(all, words.ofPositions)}
        </p>
      )}
      <div id={anchors.results}>
        {groups.length > 1 && !listed.q && <GroupLinks groups={groups} />}
        {count > 0 ? (
          <PriceTable groups={groups} view={view} show={show} onAskPrice={onAskPrice} />
        ) : (
          <NothingFound
            query={isFilteredOut ? '' : listed.q}
            nearest={isFilteredOut ? undefined : search.nearest(listed.q, chosen)}
            onSearch={(q) => show({ q })}
            onReset={isFilteredOut ? removeFilters : showAll}
          />
        )}
        {count > 0 && count < all && (
          <TextButton
            className={styles.all}
            onClick={({ currentTarget }) => {
              focusPrecedingControl(currentTarget);
              showAll();
            }}
          >
            Показать весь прайс-лист, {countOf(all, words.positions)}
          </TextButton>
        )}
      </div>
      <SelectionBar />
    </>
  );
}
