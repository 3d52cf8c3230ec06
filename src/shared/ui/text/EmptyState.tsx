import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from '../picture/Icon';
import type { icons } from '../picture/icons';

interface EmptyStateProps {
  readonly icon: keyof typeof icons;
  readonly title: ReactNode;
  /** Links and buttons that lead on. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing to show: an icon, a sentence and ways on. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p>{title}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
