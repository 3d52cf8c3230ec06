import clsx from 'clsx';
import { useSelector } from 'react-redux';
import layout from '../../shared/ui/layout.module.css';
import { selectCartLines } from './cartLines';
import { CartRow } from './CartRow';
import { CartSummary } from './CartSummary';
import styles from './CartTable.module.css';

/** Roles are explicit: on narrow screens rows become cards, and `display: grid` would drop them. */
export function CartTable() {
  const lines = useSelector(selectCartLines);
  return (
    <div className={styles.box}>
      <table className={styles.table} role="table">
        <caption className={layout.hidden}>Состав заявки</caption>
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
      </table>
    </div>
  );
}
