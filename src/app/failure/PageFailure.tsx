import { useAppSelector } from '../../state/hooks';
import { selectIsPageMissing } from '../../shared/router/navigationSlice';
import { Button } from '../../shared/ui/button/Button';
import styles from './PageFailure.module.css';

/** Says that the code of the page that was asked for could not be fetched; nothing else changes. */
export function PageFailure() {
  const isMissing = useAppSelector(selectIsPageMissing);
  return (
    <div role="alert">
      {isMissing && (
        <p className={styles.failure}>
          Не удалось открыть страницу. Проверьте интернет и обновите её.
          <Button onClick={() => window.location.reload()}>Обновить</Button>
        </p>
      )}
    </div>
  );
}
