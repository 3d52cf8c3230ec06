import { SavingFailure } from '../../features/cart/warnings/SavingFailure';
import { UndoToast } from '../../features/cart/undo/UndoToast';
import { Notices } from '../../shared/ui/toast/Notices';
import styles from './Toasts.module.css';

/**
 * Messages at the bottom of the window: a failure to save, below it notices, below these the offer to undo.
 * The live regions are prerendered, since screen readers announce only what appears in one that exists
 * already.
 */
export function Toasts() {
  return (
    <div className={styles.toasts}>
      <div role="alert">
        <SavingFailure />
      </div>
      <div role="status">
        <Notices />
      </div>
      <div role="status">
        <UndoToast />
      </div>
    </div>
  );
}
