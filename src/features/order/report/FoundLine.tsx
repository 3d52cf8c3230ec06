import { unbroken } from '../../../domain/format/unbroken';
import { formatUnit } from '../../../domain/format/units';
import { formatMoney } from '../../../domain/format/money';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { lotFix } from '../../../domain/trade/lotText';
import { onRequest, sumFor } from '../../../domain/trade/price';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './LineList.module.css';
import { useAnsweredLine } from './useAnsweredLine';

interface FoundLineProps {
  readonly result: CarpetAmount;
  /** Whether its article has just been chosen. */
  readonly isAnswered: boolean;
  readonly onAmount: (amount: number) => void;
}

/** What a line orders, and a question if the amount does not fit the lot. */
export function FoundLine({ result, isAnswered, onAmount }: FoundLineProps) {
  const { carpet, amount } = result;
  const item = useAnsweredLine(isAnswered);
  const fix = lotFix(carpet, amount);
  return (
    <li ref={item} tabIndex={-1} className={fix ? styles.warning : styles.good}>
      <Icon name={fix ? 'alert' : 'check'} />
      <div>
        <b>{carpet.article}</b> {unbroken(carpet.title)}
        {fix && (
          <AmountFix
            {...fix}
            onFix={(fixed) => {
              item.current?.focus({ preventScroll: true });
              onAmount(fixed);
            }}
          />
        )}
      </div>
      <span className={styles.amount}>{formatUnit(amount, carpet.unit)}</span>
      <FoundSum carpet={carpet} amount={amount} />
    </li>
  );
}

export function FoundSum({ carpet, amount }: CarpetAmount) {
  const sum = sumFor(carpet, amount);
  return <span className={styles.sum}>{sum === undefined ? onRequest : formatMoney(sum)}</span>;
}
