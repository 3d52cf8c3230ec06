import clsx from 'clsx';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Table } from '../../../shared/ui/layout/Table';
import { useAppSelector } from '../../../state/hooks';
import { selectCartLines } from '../../../state/cart/cartSelectors';
import { CartRow } from './CartRow';
import { CartSummary } from '../totals/CartSummary';
import styles from './CartTable.module.css';

export function CartTable() {
  const lines = useAppSelector(selectCartLines);
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
        {lines.map((line) => (
          <CartRow key={line.item._id} {...line} />
        ))}
      </tbody>
      <CartSummary />
    </Table>
  );
}
