import { totalsRows, leftOutRemark } from '../../../../domain/order/totalsRows';
import { cartTotals } from '../../../../domain/order/totals';
import { formatNumber } from '../../../../domain/format/number';
import { formatTierSavings } from '../../../../domain/matrix/tierSavings';
import { chosenLines, type Chosen } from '../useAmounts';
import styles from './SumLine.module.css';

/** The totals of what is chosen, and what they consist of. */
export function SumLine({ chosen }: { readonly chosen: readonly Chosen[] }) {
  const lines = chosenLines(chosen);
  const totals = cartTotals(lines);
  const inCart = chosen.filter((each) => each.amount === each.inCart).length;
  const removed = chosen.filter(({ amount }) => amount === 0).length;
  const savings = formatTierSavings(
    lines.map(({ carpet, item }) => ({ carpet, amount: item.amount })),
  );
  const notes = [
    savings,
    leftOutRemark(totals),
    removed > 0 && `будет убрано из корзины: ${formatNumber(removed)}`,
  ];
  return (
    <div>
      <dl className={styles.totals}>
        {totalsRows(totals).map(({ label, value, kind }, index) => (
          <div key={label} className={kind === 'sum' ? styles.sum : undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {index === 0 && inCart > 0 && <small>{formatNumber(inCart)} уже в корзине</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.notes}>{notes.filter(Boolean).join('; ')}</p>
    </div>
  );
}
