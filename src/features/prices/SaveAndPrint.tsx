import { useDeferredValue, useMemo } from 'react';
import { useAppSelector } from '../../state/hooks';
import { useSearch } from '../../state/settings/useSearch';
import { selectPublishedCategories } from '../../state/settings/settingsSlice';
import { Button, buttonClass } from '../../shared/ui/button/Button';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import { DownloadPrices } from './DownloadPrices';
import { priceGroups } from './view/priceGroups';
import { usePricesView } from './view/usePricesView';

/** Saves or prints the price list as filtered and sorted by the view. */
export function SaveAndPrint() {
  const categories = useAppSelector(selectPublishedCategories);
  const { view } = usePricesView();
  const search = useSearch(view.q);
  // in the background with the list; without its sorting, which takes long
  const listed = useDeferredValue(view);
  const listedSearch = useSearch(listed.q);
  const isEmpty = useMemo(
    () => priceGroups(categories, { ...listed, sorting: undefined }, listedSearch).length === 0,
    [categories, listed, listedSearch],
  );
  const file = {
    choose: () => priceGroups(categories, view, search).flatMap(({ offers }) => offers),
    isEmpty,
    className: buttonClass({ variant: 'ghost' }),
  };
  return (
    <div className={layout.actions}>
      <DownloadPrices {...file} />
      <DownloadPrices {...file} format="csv" />
      <Button variant="ghost" onClick={() => window.print()}>
        <Icon name="print" />
        Печать
      </Button>
    </div>
  );
}
