import { useDeferredValue, useMemo } from 'react';
import type { Carpet, Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectSearch } from '../../state/settings/selectSearch';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import { GroupLinks } from './table/GroupLinks';
import { priceGroups } from './view/priceGroups';
import { PriceTable } from './table/PriceTable';
import { PriceTools } from './view/PriceTools';
import { SelectionBar } from './selection/SelectionBar';
import { usePricesView } from './view/usePricesView';
import { useSelection } from './selection/useSelection';

interface PriceListProps {
  readonly categories: readonly Category[];
  /** How much of each carpet is in the cart, by id. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly onBuy: (carpet: Carpet, amount: number) => void;
  /** Adds a carpet without a price and opens the call-back dialog. */
  readonly onAskPrice: (carpet: Carpet, amount: number) => void;
}

/** The whole price list, with quantities that go to the cart together. */
export function PriceList({ categories, amounts, onBuy, onAskPrice }: PriceListProps) {
  const { view, show, showAll } = usePricesView();
  const { selection, added, choose, clear, finish } = useSelection();
  const search = useAppSelector(selectSearch);
  // hundreds of rows take their time, and what was pressed shows at once
  const listed = useDeferredValue(view);
  const groups = useMemo(
    () => priceGroups(categories, listed, search),
    [categories, listed, search],
  );
  const count = groups.reduce((sum, { carpets }) => sum + carpets.length, 0);

  return (
    <>
      <PriceTools categories={categories} count={count} view={view} show={show} />
      {groups.length > 1 && <GroupLinks groups={groups} />}
      {count > 0 ? (
        <PriceTable
          groups={groups}
          view={view}
          show={show}
          selection={selection}
          amounts={amounts}
          onChoose={choose}
          onAskPrice={onAskPrice}
        />
      ) : (
        <NothingFound onReset={showAll} />
      )}
      <SelectionBar
        selection={selection}
        added={added}
        onClear={clear}
        onBuy={() => {
          selection.forEach((amount, carpet) => onBuy(carpet, amount));
          finish();
        }}
      />
    </>
  );
}
