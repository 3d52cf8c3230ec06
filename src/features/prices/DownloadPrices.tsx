import type { Offer } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectCompany, selectOffers, selectPriceList } from '../../state/settings/settingsSlice';
import { Icon } from '../../shared/ui/picture/Icon';
import { SaveButton } from '../../shared/ui/button/SaveButton';

interface DownloadPricesProps {
  readonly format?: 'xlsx' | 'csv';
  /** Chooses the offers of the file when the button is pressed; by default all of them. */
  readonly choose?: () => readonly Offer[];
  /** Whether none are chosen. */
  readonly isEmpty?: boolean;
  readonly label?: string;
  readonly className: string | undefined;
}

/** Saves the price list as a file that can be filled in and uploaded as an order. */
export function DownloadPrices(props: DownloadPricesProps) {
  const { format = 'xlsx', label = `Скачать ${format.toUpperCase()}` } = props;
  const { choose, isEmpty = false, className } = props;
  const offers = useAppSelector(selectOffers);
  const priceList = useAppSelector(selectPriceList);
  const company = useAppSelector(selectCompany);

  async function save() {
    const chosen = choose?.() ?? [...offers.values()];
    const { savePrices } = await import(/* webpackChunkName: "save-prices" */ './savePrices');
    await savePrices(format, { offers: chosen, of: offers.size, priceList, company });
  }

  return (
    <SaveButton className={className} save={save} isEmpty={isEmpty}>
      <Icon name="download" />
      {label}
    </SaveButton>
  );
}
