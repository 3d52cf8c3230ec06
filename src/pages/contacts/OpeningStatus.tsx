import { useSelector } from 'react-redux';
import type { Hours } from '../../domain/hours';
import { formatOpening, openingAt } from '../../domain/opening';
import { selectSettings } from '../../settings/settingsSlice';
import { Status } from '../../shared/ui/Status';
import { useNow } from '../../shared/useNow';
import styles from './OpeningStatus.module.css';

/** «Сейчас открыто до 18:00»; its place is kept until the clock is known. */
export function OpeningStatus({ hours }: { readonly hours: Hours }) {
  const { holidays } = useSelector(selectSettings);
  const now = useNow();
  const opening = now && openingAt(now, hours, holidays);
  return (
    <p className={styles.place}>
      {opening && <Status on={opening.open}>{formatOpening(opening)}</Status>}
    </p>
  );
}
