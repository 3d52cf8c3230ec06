import type { Hours } from '../../domain/company/hours';
import { formatOpening, openingAt } from '../../domain/company/opening';
import { useAppSelector } from '../../state/hooks';
import { selectSettings } from '../../state/settings/settingsSlice';
import { Status } from '../../shared/ui/text/Status';
import { useNow } from '../../shared/lib/useNow';
import styles from './OpeningStatus.module.css';

/**
 * «Сейчас открыто до 18:00». It can't be prerendered, so its space is reserved until the browser's
 * clock has been read.
 */
export function OpeningStatus({ hours }: { readonly hours: Hours }) {
  const { holidays } = useAppSelector(selectSettings);
  const now = useNow();
  const opening = now && openingAt(now, hours, holidays);
  return (
    <p className={styles.place}>
      {opening && <Status isOn={opening.open}>{formatOpening(opening)}</Status>}
    </p>
  );
}
