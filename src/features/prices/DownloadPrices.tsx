import type { Offer } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectCompany, selectOffers, selectPriceList } from '../../state/settings/settingsSlice';
import { Icon } from '../../shared/ui/picture/Icon';
import { SaveButton } from '../../shared/ui/button/SaveButton';

interface DownloadPricesProps {
  readonly format?: 'xlsx' | 'csv';
  /** The offers of the file; by default all of them. */
  readonly chosen?: readonly Offer[];
  readonly label?: string;
  readonly className: string | undefined;
}

/** Saves the price list as a file that can be filled in and uploaded as an order. */
export function DownloadPrices(props: DownloadPricesProps) {
  const { format = 'xlsx', chosen, label = `Скачать ${format.toUpperCase()}`, className } = props;
  const offers = useAppSelector(selectOffers);
  const priceList = useAppSelector(selectPriceList);
  const company = useAppSelector(selectCompany);

  async function save() {
    const { savePrices } = await import(/* webpackChunkName: "save-prices" */ './savePrices');
    const saved = chosen ?? [...offers.values()];
    await savePrices(format, { offers: saved, of: offers.size, priceList, company });
  }

  return (
    <SaveButton className={className} save={save} isEmpty={chosen?.length === 0}>
      <Icon name="download" />
      {label}
    </SaveButton>
  );
}
