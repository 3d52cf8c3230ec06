import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon';
import styles from './RowWarning.module.css';

interface RowWarningProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** Names what is wrong with a line and offers the way out; nothing is blocked. */
export function RowWarning({ id, children }: RowWarningProps) {
  return (
    <p id={id} className={styles.warning}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
