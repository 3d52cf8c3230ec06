import { useDeferredValue, useMemo } from 'react';
import { toCartItem } from '../../domain/order/cart';
import type { Category } from '../../domain/settings/settings';
import { itemsPut } from '../../state/cart/cartSlice';
import { useAppDispatch } from '../../state/hooks';
import { useSearch } from '../../state/settings/useSearch';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { GroupLinks } from './table/GroupLinks';
import { priceGroups } from './view/priceGroups';
import { PriceRow } from './table/PriceRow';
import { PriceTable } from './table/PriceTable';
import { PriceFilters } from './view/PriceFilters';
import { SelectionBar } from './selection/SelectionBar';
import { usePricesView } from './view/usePricesView';
import { useSelection } from './selection/useSelection';

interface PriceListProps {
  readonly categories: readonly Category[];
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

/** The price list; amounts are chosen in its rows and put into the cart together. */
export function PriceList({ categories, onAskPrice }: PriceListProps) {
  const dispatch = useAppDispatch();
  const { view, show, showAll } = usePricesView();
  const { selection, added, choose, clear, finish } = useSelection();
  // hundreds of rows render in the background; the pressed control changes at once
  const listed = useDeferredValue(view);
  const search = useSearch(listed.q);
  const groups = useMemo(
    () => priceGroups(categories, listed, search),
    [categories, listed, search],
  );
  const count = groups.reduce((sum, { carpets }) => sum + carpets.length, 0);

  return (
    <>
      <PriceFilters categories={categories} count={count} view={view} show={show} />
      {groups.length > 1 && <GroupLinks groups={groups} />}
      {count > 0 ? (
        <PriceTable
          groups={groups}
          view={view}
          show={show}
          renderRow={(carpet) => (
            <PriceRow
              key={carpet._id}
              carpet={carpet}
              chosen={selection.get(carpet) ?? 0}
              onChoose={choose}
              onAskPrice={onAskPrice}
            />
          )}
        />
      ) : (
        <NothingFound onReset={showAll} />
      )}
      <SelectionBar
        selection={selection}
        added={added}
        onClear={clear}
        onBuy={() => {
          dispatch(
            itemsPut(Array.from(selection, ([carpet, amount]) => toCartItem(carpet, amount))),
          );
          finish();
        }}
      />
    </>
  );
}
