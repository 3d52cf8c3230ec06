import { useAppSelector } from '../../state/hooks';
import { selectHasLoadFailed } from '../../shared/router/navigationSlice';
import { Button } from '../../shared/ui/button/Button';
import styles from './PageFailure.module.css';

/** Shown if the code of a page could not be loaded; the previous page stays on the screen. */
export function PageFailure() {
  const hasFailed = useAppSelector(selectHasLoadFailed);
  return (
    <div role="alert">
      {hasFailed && (
        <p className={styles.failure}>
          Не удалось открыть страницу. Проверьте интернет и обновите её.
          <Button onClick={() => window.location.reload()}>Обновить</Button>
        </p>
      )}
    </div>
  );
}
