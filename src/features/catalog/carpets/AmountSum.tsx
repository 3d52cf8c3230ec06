import { formatMoney } from '../../../domain/format/money';
import { lotProblem } from '../../../domain/trade/lot';
import { formatPacks } from '../../../domain/trade/lotText';
import { sumFor } from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import text from '../../../shared/ui/text/text.module.css';
import styles from './Quantity.module.css';

interface AmountSumProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** What an amount comes to: «20 упаковок = 115 200 ₽»; «сейчас 27 900 ₽» if it breaks the lot. */
export function AmountSum({ carpet, amount }: AmountSumProps) {
  const sum = sumFor(carpet, amount);
  const isProblem = lotProblem(carpet, amount) !== undefined;
  if (isProblem && sum === undefined) return null;
  return (
    <span className={text.hint}>
      {isProblem ? 'сейчас ' : formatPacks(carpet, amount)}
      {sum !== undefined && (
        <>
          {!isProblem && ' =\u00A0'}
          <b className={styles.sum}>{formatMoney(sum)}</b>
        </>
      )}
    </span>
  );
}
