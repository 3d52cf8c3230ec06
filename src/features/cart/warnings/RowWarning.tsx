import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './RowWarning.module.css';

/** Names what is wrong with a line and offers the way out; nothing is blocked. */
export function RowWarning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
