import { orderTitle } from '../../../domain/order/orderTitle';
import { useAppSelector } from '../../../state/hooks';
import { selectCompany } from '../../../state/settings/settingsSlice';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { useNow } from '../../../shared/lib/useNow';
import { PrintHeading } from '../../../shared/ui/layout/PrintHeading';

/** Stands above the order on paper only: whom it is for and of what day. */
export function OrderHeading() {
  const { brand, phones, email } = useAppSelector(selectCompany);
  const now = useNow();
  return (
    <PrintHeading
      brand={brand}
      contacts={[phones?.office, email]}
      title={now && orderTitle(toIsoDate(now))}
    />
  );
}
