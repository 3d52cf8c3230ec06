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
  const view = useDeferredValue(usePricesView().view);
  const search = useSearch(view.q);
  const chosen = useMemo(
    () => priceGroups(categories, view, search).flatMap(({ offers }) => offers),
    [categories, view, search],
  );
  const className = buttonClass({ variant: 'ghost' });
  return (
    <div className={layout.actions}>
      <DownloadPrices format="xlsx" chosen={chosen} className={className} />
      <DownloadPrices format="csv" chosen={chosen} className={className} />
      <Button variant="ghost" onClick={() => window.print()}>
        <Icon name="print" />
        Печать
      </Button>
    </div>
  );
}
