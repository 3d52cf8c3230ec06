import type { Offer } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectCompany, selectOffers, selectPriceList } from '../../state/settings/settingsSlice';
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
  const priceList = useAppSelector(selectPriceList);
  const company = useAppSelector(selectCompany);

  async function save() {
    const { savePrices } = await import(/* webpackChunkName: "save-prices" */ './savePrices');
    const chosen = choose?.() ?? [...offers.values()];
    await savePrices(format, { offers: chosen, of: offers.size, priceList, company });
  }

  return (
    <SaveButton className={className} save={save}>
      <Icon name="download" />
      {label}
    </SaveButton>
  );
}
