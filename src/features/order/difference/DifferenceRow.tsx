import { formatCarpetChange } from '../../../domain/order/carpetChange';
import type { DifferenceRow as Row } from '../../../domain/order/difference';
import { DifferenceTag } from './DifferenceTag';
import { formatAmount, formatChange } from './differenceTexts';
import { LineName } from './LineName';
import layout from '../../../shared/ui/layout/layout.module.css';
import styles from './DifferenceList.module.css';

interface DifferenceRowProps {
  readonly row: Row;
  readonly remark?: string;
}

/** A line that «Заменить» changes, with the change of the sum. */
export function DifferenceRow({ row, remark }: DifferenceRowProps) {
  const { kind, line, repriced, change } = row;
  return (
    <li className={styles.row}>
      <DifferenceTag kind={kind} />
      <span className={styles.name}>
        <LineName line={line} />
        {remark && <small>{remark}</small>}
        {kind === 'gone' && <small>в корзину не попадёт</small>}
        {repriced && <small className={styles.warning}>{formatCarpetChange(repriced)}</small>}
      </span>
      <span className={styles.amount}>
        <Amounts row={row} />
      </span>
      <b className={styles.change}>{formatChange(change, line)}</b>
    </li>
  );
}

function Amounts({ row: { kind, line, before, after } }: { readonly row: Row }) {
  if (kind === 'removed' || kind === 'gone') return <s>{formatAmount(line, after ?? before)}</s>;
  const amount = <b>{formatAmount(line, after)}</b>;
  if (kind !== 'changed') return amount;
  return (
    <>
      <s>{formatAmount(line, before)}</s> <span aria-hidden="true">→</span>
      <span className={layout.hidden}> станет </span> {amount}
    </>
  );
}
