import type { ReactNode } from 'react';
import text from '../../shared/ui/text.module.css';
import { useSaving } from './useSaving';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  readonly className: string | undefined;
  /** A promise when the writer of the file has to be loaded. */
  readonly save: () => Promise<void> | void;
  readonly children: ReactNode;
}

/** Saves a file, and says below whether it did. */
export function SaveButton({ className, save, children }: SaveButtonProps) {
  const { message, isFailed, run } = useSaving();
  return (
    <>
      <button type="button" className={className} onClick={() => run(save)}>
        {children}
      </button>
      <span className={styles.status} role="status">
        {message}
        {isFailed && (
          <button type="button" className={text.action} onClick={() => run(save)}>
            Повторить
          </button>
        )}
      </span>
    </>
  );
}
