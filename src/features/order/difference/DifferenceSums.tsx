import { formatMoney } from '../../../domain/format/money';
import { nbsp } from '../../../domain/format/number';
import { countOf, words } from '../../../domain/format/plural';
import type { Difference } from '../../../domain/order/difference';
import { formatPercent } from '../../../domain/order/discount';
import type { CartTotals } from '../../../domain/order/totals';
import { individualDiscount, leftOutRemark } from '../../../domain/order/totalsRows';
import { formatAmountAddition } from './differenceTexts';
import styles from './DifferenceSums.module.css';

interface DifferenceSumsProps {
  readonly difference: Difference;
  readonly canReplace: boolean;
}

/** The total of the cart now and after each answer, as the cart itself shows it. */
export function DifferenceSums({ difference, canReplace }: DifferenceSumsProps) {
  const { now, replaced, added, amountAdditions } = difference;
  return (
    <dl className={styles.sums}>
      {now.positions > 0 && <Total name="Сейчас" totals={now} />}
      {canReplace && <Total name="Если заменить" totals={replaced} />}
      <Total name="Если добавить" totals={added} additions={describeAdditions(amountAdditions)} />
    </dl>
  );
}

interface TotalProps {
  readonly name: string;
  readonly totals: CartTotals;
  /** The amounts that add up. */
  readonly additions?: string;
}

function Total({ name, totals, additions }: TotalProps) {
  const { positions, sum, due, discount } = totals;
  const remarks = [
    countOf(positions, words.positions),
    discount && describeDiscount(discount.percent),
    leftOutRemark(totals),
  ];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {sum > 0 && <b>{formatMoney(due)}</b>}
        <small>{[remarks.filter(Boolean).join(', '), additions].filter(Boolean).join('; ')}</small>
      </dd>
    </div>
  );
}

function describeDiscount(percent: number | undefined): string {
  return percent === undefined
    ? individualDiscount
    : `со${nbsp}скидкой${nbsp}${formatPercent(percent)}`;
}

/** «количества сложатся: 40 + 60 = 100 шт»; several are listed above the totals. */
function describeAdditions(additions: Difference['amountAdditions']): string {
  const [only, ...others] = additions;
  if (!only) return '';
  return others.length === 0
    ? `количества сложатся: ${formatAmountAddition(only)}`
    : `количества сложатся у${nbsp}${countOf(additions.length, words.ofPositions)}`;
}
