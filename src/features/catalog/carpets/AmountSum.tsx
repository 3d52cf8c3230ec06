import { formatMoney, lineSum } from '../../../domain/format/money';
import { lotProblem } from '../../../domain/trade/lot';
import { formatPacks } from '../../../domain/trade/lotText';
import { priceFor } from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import text from '../../../shared/ui/text/text.module.css';
import styles from './Quantity.module.css';

interface AmountSumProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** What an amount comes to: «20 упаковок = 115 200 ₽»; «сейчас 27 900 ₽» if it breaks the lot. */
export function AmountSum({ carpet, amount }: AmountSumProps) {
  const price = priceFor(carpet, amount);
  const isProblem = lotProblem(carpet, amount) !== undefined;
  if (isProblem && price === undefined) return null;
  return (
    <span className={text.hint}>
      {isProblem ? 'сейчас ' : formatPacks(carpet, amount)}
      {price !== undefined && (
        <>
          {!isProblem && ' = '}
          <b className={styles.sum}>{formatMoney(lineSum(price, amount))}</b>
        </>
      )}
    </span>
  );
}
