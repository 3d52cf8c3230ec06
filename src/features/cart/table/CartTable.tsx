import clsx from 'clsx';
import { useState } from 'react';
import { isSameList } from '../../../shared/lib/isSameList';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import { useAppSelector } from '../../../state/hooks';
import { selectCartIds } from '../../../state/cart/cartSelectors';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { CartRow } from './CartRow';
import { groupLines, type LineGroups } from './groupLines';
import { CartSummary } from '../totals/CartSummary';
import styles from './CartTable.module.css';

export function CartTable() {
  const offers = useAppSelector(selectOffers);
  // rows read their own items, so that an edit does not compare a thousand of them
  const groups = useGroups(useAppSelector(selectCartIds, isSameList));
  return (
    <Table caption="Состав заявки" className={styles.table}>
      <thead>
        <tr role="row">
          <th className={styles.picture} role="columnheader">
            <span className={layout.hidden}>Фото</span>
          </th>
          <th className={styles.name} role="columnheader">
            Товар
          </th>
          <th className={clsx(styles.price, styles.number)} role="columnheader">
            Цена
          </th>
          <th className={styles.amount} role="columnheader">
            Количество
          </th>
          <th className={clsx(styles.weight, styles.number)} role="columnheader">
            Вес
          </th>
          <th className={clsx(styles.sum, styles.number)} role="columnheader">
            Сумма
          </th>
          <th className={styles.remove} role="columnheader">
            <span className={layout.hidden}>Удалить</span>
          </th>
        </tr>
      </thead>
      {Array.from(groups, ([group, lines]) => (
        <tbody key={group} data-rows={lines.length}>
          {lines.map((id) => (
            <CartRow key={id} id={id} {...offers.get(id)} />
          ))}
        </tbody>
      ))}
      <CartSummary />
    </Table>
  );
}

const noGroups: LineGroups = new Map();

function useGroups(ids: readonly string[]): LineGroups {
  const [grouped, setGrouped] = useState(() => ({ ids, groups: groupLines(ids, noGroups) }));
  if (grouped.ids === ids) return grouped.groups;
  const groups = groupLines(ids, grouped.groups);
  setGrouped({ ids, groups });
  return groups;
}
