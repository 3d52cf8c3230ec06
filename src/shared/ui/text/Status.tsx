import clsx from 'clsx';
import styles from './Status.module.css';

interface StatusProps {
  readonly on: boolean;
  readonly children: string;
}

/** A word on whether something is open now: a full dot or a ring, never colour alone. */
export function Status({ on, children }: StatusProps) {
  return <span className={clsx(styles.status, on ? styles.on : styles.off)}>{children}</span>;
}
