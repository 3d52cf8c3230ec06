import { unbroken } from '../../../domain/format/unbroken';
import { formatUnit } from '../../../domain/format/units';
import { formatMoney, lineSum } from '../../../domain/format/money';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { lotFix } from '../../../domain/trade/lotText';
import { onRequest, priceFor } from '../../../domain/trade/price';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './LineList.module.css';

interface FoundLineProps {
  readonly result: CarpetAmount;
  readonly onAmount: (amount: number) => void;
}

/** What a line orders, and a question if the amount does not fit the lot. */
export function FoundLine({ result: { carpet, amount }, onAmount }: FoundLineProps) {
  const fix = lotFix(carpet, amount);
  return (
    <li className={fix ? styles.warning : styles.good}>
      <Icon name={fix ? 'alert' : 'check'} />
      <div>
        <b>{carpet.article}</b> {unbroken(carpet.title)}
        {fix && <AmountFix {...fix} onFix={onAmount} />}
      </div>
      <span className={styles.amount}>{formatUnit(amount, carpet.unit)}</span>
      <FoundSum carpet={carpet} amount={amount} />
    </li>
  );
}

export function FoundSum({ carpet, amount }: CarpetAmount) {
  const price = priceFor(carpet, amount);
  return (
    <span className={styles.sum}>
      {price === undefined ? onRequest : formatMoney(lineSum(price, amount))}
    </span>
  );
}
