import { useAppSelector } from '../../state/hooks';
import { selectIsPageMissing } from '../../shared/router/navigationSlice';
import button from '../../shared/ui/button/button.module.css';
import styles from './PageFailure.module.css';

/** Says that the code of the page that was asked for could not be fetched; nothing else changes. */
export function PageFailure() {
  const isMissing = useAppSelector(selectIsPageMissing);
  return (
    <div role="alert">
      {isMissing && (
        <p className={styles.failure}>
          Не удалось открыть страницу. Проверьте интернет и обновите её.
          <button type="button" className={button.button} onClick={() => window.location.reload()}>
            Обновить
          </button>
        </p>
      )}
    </div>
  );
}
