import clsx from 'clsx';
import { formatVolume, formatWeight } from '../../../domain/format/number';
import { formatMoney } from '../../../domain/format/money';
import { countOf, words } from '../../../domain/format/plural';
import { withoutOnRequest } from '../../../domain/order/totalsRows';
import { useAppSelector } from '../../../state/hooks';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import styles from '../table/CartTable.module.css';

/** The last row of the table. */
export function CartSummary() {
  const totals = useAppSelector(selectCartTotals);
  const { packs, volume, weight, sum } = totals;
  const parcels = [
    packs > 0 && countOf(packs, words.packs),
    volume > 0 && formatVolume(volume),
  ].filter(Boolean);
  return (
    <tfoot>
      <tr role="row">
        <td className={styles.picture} role="cell" />
        <th className={styles.name} scope="row" role="rowheader">
          Итого {withoutOnRequest(totals)}
        </th>
        <td role="cell" />
        <td className={styles.amount} role="cell">
          {parcels.join(' · ')}
        </td>
        <td className={clsx(styles.weight, styles.number)} role="cell">
          {weight > 0 && formatWeight(weight)}
        </td>
        <td className={styles.number} role="cell">
          {sum > 0 && <b>{formatMoney(sum)}</b>}
        </td>
        <td className={styles.remove} role="cell" />
      </tr>
    </tfoot>
  );
}
