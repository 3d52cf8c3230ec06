import clsx from 'clsx';
import type { Sorting } from '../../../domain/trade/sorting';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { ViewControls } from '../view/usePricesView';
import styles from './SortableHeader.module.css';

interface SortableHeaderProps extends Pick<ViewControls, 'view' | 'show'> {
  readonly column: Sorting;
  readonly title: string;
  readonly className?: string | undefined;
}

/** The first press sorts ascending, the second descending, the third restores the order of the settings. */
export function SortableHeader({ column, title, view, show, className }: SortableHeaderProps) {
  const isSorted = view.sorting === column;
  const direction = view.descending ? 'descending' : 'ascending';
  const next = {
    sorting: isSorted && view.descending ? undefined : column,
    descending: isSorted && !view.descending,
  };
  return (
    <th
      scope="col"
      role="columnheader"
      className={clsx(styles.header, className)}
      aria-sort={isSorted ? direction : 'none'}
    >
      <button type="button" onClick={() => show(next)}>
        {title}
        <Icon name="down" />
      </button>
    </th>
  );
}
