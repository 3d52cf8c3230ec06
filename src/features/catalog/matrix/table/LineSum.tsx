import type { ReactNode } from 'react';
import { formatMoney } from '../../../../domain/format/money';
import { countOf, words } from '../../../../domain/format/plural';
import { cartTotals } from '../../../../domain/order/totals';
import { amountsByUnit } from '../../../../domain/order/totalsRows';
import type { Carpet } from '../../../../domain/settings/settings';
import { onRequest } from '../../../../domain/trade/price';
import { chosenLines, useAmounts } from '../useAmounts';
import styles from './OrderMatrix.module.css';

interface LineSumProps {
  readonly carpets: readonly Carpet[];
  /** Shown if nothing is chosen. */
  readonly children?: ReactNode;
}

/** The sum and the amount of a row, a column or the whole matrix. */
export function LineSum({ carpets, children }: LineSumProps) {
  const lines = chosenLines(useAmounts(carpets));
  if (lines.length === 0) return children;
  const totals = cartTotals(lines);
  return (
    <>
      <b>{totals.sum > 0 ? formatMoney(totals.sum) : onRequest}</b>{' '}
      <small>
        <span className={styles.positions}>{countOf(lines.length, words.positions)}, </span>
        {amountsByUnit(totals).join(', ')}
      </small>
    </>
  );
}
