import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './RowWarning.module.css';

/** A problem with a line and a way to solve it; it does not block the order. */
export function RowWarning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
