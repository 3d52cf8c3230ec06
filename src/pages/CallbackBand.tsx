import clsx from 'clsx';
import { useAppSelector } from '../state/hooks';
import { selectCompany } from '../state/settings/settingsSlice';
import { CallbackButton } from '../shared/ui/button/CallbackButton';
import layout from '../shared/ui/layout/layout.module.css';
import { PhoneLink } from '../shared/ui/text/ContactLinks';
import styles from './CallbackBand.module.css';

/** The dark band at the end of a page. */
export function CallbackBand() {
  const phone = useAppSelector(selectCompany).phones?.office;
  return (
    <section className={styles.band}>
      <div className={clsx(layout.wrap, styles.row)}>
        <h2>Остались вопросы?</h2>
        <div className={styles.action}>
          <CallbackButton variant="light" size="large" />
          {phone && (
            <p>
              или позвоните: <PhoneLink phone={phone} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
