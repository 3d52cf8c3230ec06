import { useDeferredValue, useMemo } from 'react';
import { formatNumber } from '../../domain/format/number';
import { countOf, words } from '../../domain/format/plural';
import type { Search } from '../../domain/search/search';
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
import type { PricesView } from './view/pricesView';
import { usePricesView } from './view/usePricesView';
import styles from './PriceList.module.css';

interface PriceListProps {
  readonly categories: readonly Category[];
}

/** The price list; amounts are chosen in its rows and put into the cart together. */
export function PriceList({ categories }: PriceListProps) {
  const { view, show, showAll } = usePricesView();
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const groups = useMemo(
    () => priceGroups(categories, listed, search),
    [categories, listed, search],
  );
  const count = groups.reduce((sum, { offers }) => sum + offers.length, 0);
  const all = categories.reduce((sum, { items }) => sum + items.length, 0);
  const isPart = count > 0 && count < all;

  return (
    <>
      <PriceSearch query={view.q} answered={listed.q} count={count} of={all} show={show} />
      <PriceFilters categories={categories} view={view} show={show} />
      {isPart && (
        <p className={styles.part}>
          Выбрано {formatNumber(count)} из {countOf(all, words.ofPositions)}
        </p>
      )}
      <div id={anchors.results}>
        {groups.length > 1 && !listed.q && <GroupLinks groups={groups} />}
        {count === 0 && <NothingListed categories={categories} listed={listed} search={search} />}
        <PriceTable groups={groups} categories={categories} view={view} show={show} />
        {isPart && (
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

interface NothingListedProps extends PriceListProps {
  readonly listed: PricesView;
  readonly search: Search | undefined;
}

function NothingListed({ categories, listed, search }: NothingListedProps) {
  const { show, removeFilters, showAll } = usePricesView();
  const { q, category } = listed;
  // the filters, not the query, leave nothing
  if (!search || search.find(q).length > 0) return <NothingFound onReset={removeFilters} />;
  const chosen = categories.find(({ _id }) => _id === category);
  return (
    <NothingFound
      query={q}
      nearest={search.nearest(q, chosen)}
      onSearch={(similar) => show({ q: similar })}
      onReset={showAll}
    />
  );
}
