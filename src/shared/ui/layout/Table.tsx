import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Table.module.css';

interface TableProps {
  readonly caption: string;
  /** A class that sets `--columns`, the widths of a row's cells on a screen; in rem where they hold text. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A table in a frame, with a sticky head. Its rows are laid out as grids, for which some browsers drop
 * the roles of table elements, so rows and cells must set theirs explicitly.
 */
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
