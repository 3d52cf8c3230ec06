import { useSelector } from 'react-redux';
import { orderTitle } from '../../domain/orderTitle';
import { selectCompany } from '../../settings/settingsSlice';
import { toIsoDate } from '../../shared/toIsoDate';
import { useNow } from '../../shared/useNow';
import { PrintHeading } from '../../shared/ui/PrintHeading';

/** Stands above the order on paper only: whom it is for and of what day. */
export function OrderHeading() {
  const { brand, phones, email } = useSelector(selectCompany);
  const now = useNow();
  return (
    <PrintHeading
      brand={brand}
      contacts={[phones?.office, email]}
      title={now && orderTitle(toIsoDate(now))}
    />
  );
}
