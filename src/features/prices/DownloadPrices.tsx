import type { Offer } from '../../domain/settings/settings';
import { priceTable } from '../../domain/trade/priceTable';
import { useAppSelector } from '../../state/hooks';
import { selectOffers, selectPriceList } from '../../state/settings/settingsSlice';
import { saveCsv, saveXlsx } from '../../shared/files/saveTable';
import { Icon } from '../../shared/ui/picture/Icon';
import { SaveButton } from '../../shared/ui/button/SaveButton';

interface DownloadPricesProps {
  readonly format?: 'xlsx' | 'csv';
  /** Called when the file is requested; without it, the file holds all offers. */
  readonly choose?: () => readonly Offer[];
  readonly label?: string;
  readonly className: string | undefined;
}

/** The price list as a file, with an empty column «Количество» to fill in and upload. */
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
