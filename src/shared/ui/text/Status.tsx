import clsx from 'clsx';
import styles from './Status.module.css';

interface StatusProps {
  readonly isOn: boolean;
  readonly children: string;
}

/** A word with a dot, which is full or a ring, so that colour is not the only sign (docs/product.md §17.3). */
export function Status({ isOn, children }: StatusProps) {
  return <span className={clsx(styles.status, isOn ? styles.on : styles.off)}>{children}</span>;
}
