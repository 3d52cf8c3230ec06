import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Table.module.css';

interface TableProps {
  readonly caption: string;
  /** Sets `--columns`, the widths of a row's cells on a screen. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The roles are explicit, here and in the rows: laid out as grids, they lose them in some browsers. */
export function Table({ caption, className, children }: TableProps) {
  return (
    <div className={styles.box}>
      <table className={clsx(styles.table, className)} role="table">
        <caption className={layout.hidden}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
