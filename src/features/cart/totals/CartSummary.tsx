import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatVolume, formatWeight } from '../../../domain/format/number';
import { formatMoney } from '../../../domain/format/money';
import { countOf, words } from '../../../domain/format/plural';
import { discountLabel, formatReduction, totalsRemark } from '../../../domain/order/totalsRows';
import { useAppSelector } from '../../../state/hooks';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import table from '../table/CartTable.module.css';
import styles from './CartSummary.module.css';

/**
 * The last rows of the table: the total, below the sum of the goods and the discount if one applies.
 * There are none if no total is known.
 */
export function CartSummary() {
  const totals = useAppSelector(selectCartTotals);
  const { packs, volume, weight, sum, reduction, due } = totals;
  // of goods that are no longer sold nothing is known, and there is no empty row (docs/product.md §1.3)
  if (packs + volume + weight + sum === 0) return null;
  const isReduced = reduction > 0;
  const parcels = [
    packs > 0 && countOf(packs, words.packs),
    volume > 0 && formatVolume(volume),
  ].filter(Boolean);
  const remark = totalsRemark(totals);
  const total = <>Итого {remark && <span className={styles.remark}>{remark}</span>}</>;

  return (
    <tfoot className={styles.summary}>
      <SummaryRow className={clsx(isReduced && styles.goods)} label={isReduced ? 'Товары' : total}>
        <td role="cell" />
        <td className={clsx(table.amount, styles.parcels)} role="cell">
          {parcels.join(' · ')}
        </td>
        <td className={clsx(table.weight, table.number)} role="cell">
          {weight > 0 && formatWeight(weight)}
        </td>
        <td className={table.number} role="cell">
          {sum > 0 && (isReduced ? formatMoney(sum) : <b>{formatMoney(sum)}</b>)}
        </td>
      </SummaryRow>
      {isReduced && (
        <>
          <SummaryRow className={styles.discount} label={discountLabel(totals)}>
            <td className={clsx(table.number, styles.wide)} role="cell" colSpan={4}>
              {formatReduction(totals)}
            </td>
          </SummaryRow>
          <SummaryRow className={styles.due} label={total}>
            <td className={clsx(table.number, styles.wide)} role="cell" colSpan={4}>
              <b>{formatMoney(due)}</b>
            </td>
          </SummaryRow>
        </>
      )}
    </tfoot>
  );
}

interface SummaryRowProps {
  readonly className: string | undefined;
  readonly label: ReactNode;
  /** The cells between the name and «Удалить». */
  readonly children: ReactNode;
}

function SummaryRow({ className, label, children }: SummaryRowProps) {
  return (
    <tr role="row" className={className}>
      <td className={table.picture} role="cell" />
      <th className={table.name} scope="row" role="rowheader">
        {label}
      </th>
      {children}
      <td className={table.remove} role="cell" />
    </tr>
  );
}
