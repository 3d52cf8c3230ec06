import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from '../picture/Icon';
import type { IconName } from '../picture/icons';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** Links and buttons for the next step. */
  readonly children?: ReactNode;
}

/** Shown where there is nothing else to show: an icon, a sentence and links or buttons. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{title}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
