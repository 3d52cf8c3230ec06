import { orderTitle } from '../../../domain/order/orderTitle';
import { useAppSelector } from '../../../state/hooks';
import { selectCompany } from '../../../state/settings/settingsSlice';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { useNow } from '../../../shared/lib/useNow';
import { PrintHeading } from '../../../shared/ui/layout/PrintHeading';

/** Printed above the order: the company and the date. */
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
