import clsx from 'clsx';
import { isSameList } from '../../../shared/lib/isSameList';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import { useAppSelector } from '../../../state/hooks';
import { selectCartIds } from '../../../state/cart/cartSelectors';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { CartRow } from './CartRow';
import { CartSummary } from '../totals/CartSummary';
import styles from './CartTable.module.css';

export function CartTable() {
  const offers = useAppSelector(selectOffers);
  // rows read their own items, so that an edit does not compare a thousand of them
  const ids = useAppSelector(selectCartIds, isSameList);
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
      <tbody>
        {ids.map((id) => (
          <CartRow key={id} id={id} {...offers.get(id)} />
        ))}
      </tbody>
      <CartSummary />
    </Table>
  );
}
