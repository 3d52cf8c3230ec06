import { useSelector } from 'react-redux';
import { formatDate } from '../../domain/format';
import { selectCompany } from '../../settings/settingsSlice';
import { toIsoDate } from '../../shared/toIsoDate';
import { useNow } from '../../shared/useNow';
import styles from './OrderHeading.module.css';

/** Stands above the order on paper only: whom it is for and of what day. */
export function OrderHeading() {
  const { brand, phones, email } = useSelector(selectCompany);
  const now = useNow();
  return (
    <div className={styles.heading}>
      {brand && <b>Торговая компания «{brand}»</b>}
      <span>{[phones?.office, email].filter(Boolean).join(' · ')}</span>
      {now && <p>Заявка от {formatDate(toIsoDate(now))}</p>}
    </div>
  );
}
