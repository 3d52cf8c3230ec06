import type { Offer } from '../../domain/settings/settings';
import { priceTable } from '../../domain/trade/priceTable';
import { useAppSelector } from '../../state/hooks';
import { selectOffers, selectPriceList } from '../../state/settings/settingsSlice';
import { saveCsv, saveXlsx } from '../../shared/files/saveTable';
import { Icon } from '../../shared/ui/picture/Icon';
import { SaveButton } from '../../shared/ui/button/SaveButton';

interface DownloadPricesProps {
  readonly format?: 'xlsx' | 'csv';
  /** Returns the offers when the file is requested; by default the file contains all offers. */
  readonly choose?: () => readonly Offer[];
  readonly label?: string;
  readonly className: string | undefined;
}

/** Saves the price list as a file that can be filled in and uploaded as an order. */
export function DownloadPrices(props: DownloadPricesProps) {
  const { format = 'xlsx', choose, label = `Скачать ${format.toUpperCase()}`, className } = props;
  const offers = useAppSelector(selectOffers);
  const { date } = useAppSelector(selectPriceList);
  const name = ['Прайс-лист', date].filter(Boolean).join(' ');
  const save = format === 'xlsx' ? saveXlsx : saveCsv;
  return (
    <SaveButton
      className={className}
      save={() => save(name, priceTable(choose?.() ?? [...offers.values()]))}
    >
      <Icon name="download" />
      {label}
    </SaveButton>
  );
}
