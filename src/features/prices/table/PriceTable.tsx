import clsx from 'clsx';
import { useMemo } from 'react';
import { formatNumber, nbsp } from '../../../domain/format/number';
import type { Category } from '../../../domain/settings/settings';
import { Table } from '../../../shared/ui/layout/Table';
import { commonTierFrom, type PriceGroup } from '../view/priceGroups';
import type { ViewControls } from '../view/usePricesView';
import { useGradualGroups } from '../view/useGradualGroups';
import { PriceRows } from './PriceRows';
import { SortableHeader } from './SortableHeader';
import styles from './PriceTable.module.css';

/** The browser lays out the groups after these rows when they come near the screen. */
const rowsAtOnce = 200;

interface PriceTableProps extends Pick<ViewControls, 'view' | 'show'> {
  readonly groups: readonly PriceGroup[];
  readonly categories: readonly Category[];
}

/** The table of some groups; nothing without any. */
export function PriceTable({ groups, categories, view, show }: PriceTableProps) {
  const shown = useGradualGroups(groups, categories);
  const from = useMemo(() => commonTierFrom(groups), [groups]);
  const sorted = { view, show };
  if (shown.length === 0) return null;
  return (
    <Table caption="Прайс-лист" className={styles.table}>
      <thead>
        <tr role="row">
          <SortableHeader column="article" title="Артикул" {...sorted} />
          <SortableHeader column="title" title="Наименование" {...sorted} />
          <SortableHeader column="size" title="Размер" className={styles.wide} {...sorted} />
          <Header title="Ед." className={styles.wide} />
          <Header title={`В${nbsp}упаковке`} className={clsx(styles.wide, styles.number)} />
          <Header title="Мин. партия" className={clsx(styles.wide, styles.number)} />
          <SortableHeader column="price" title="Цена" className={styles.number} {...sorted} />
          <Header
            title={from === undefined ? 'Цена от объёма' : `Цена от${nbsp}${formatNumber(from)}`}
            className={clsx(styles.tiers, styles.number)}
          />
          <Header title="Наличие" className={styles.wide} />
          <Header title="Количество" className={styles.quantity} />
          <Header title="Сумма" className={clsx(styles.sum, styles.number)} />
        </tr>
      </thead>
      {markDeferredLayout(shown).map((group) => (
        <PriceRows key={group.category?._id ?? ''} {...group} />
      ))}
    </Table>
  );
}

/** Adds whether a group begins below the rows that are laid out at once. */
function markDeferredLayout(groups: readonly PriceGroup[]) {
  let rowsBefore = 0;
  return groups.map((group) => {
    const isLayoutDeferred = rowsBefore >= rowsAtOnce;
    rowsBefore += group.offers.length;
    return { ...group, isLayoutDeferred };
  });
}

interface HeaderProps {
  readonly title: string;
  readonly className?: string | undefined;
}

function Header({ title, className }: HeaderProps) {
  return (
    <th scope="col" role="columnheader" className={className}>
      {title}
    </th>
  );
}
