import clsx from 'clsx';
import { readAmount } from '../../../domain/trade/amount';
import { smallestAmount, stepDown, stepUp } from '../../../domain/trade/lot';
import { formatStep, lotAdvice } from '../../../domain/trade/lotText';
import type { Carpet } from '../../../domain/settings/settings';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';
import text from '../../../shared/ui/text/text.module.css';
import { AmountSum } from './AmountSum';
import styles from './Quantity.module.css';

interface QuantityProps {
  readonly carpet: Carpet;
  readonly amount: number;
  /** Whether to show what the amount comes to. */
  readonly hasSum: boolean;
  /** Whether to state the step of the lot, unless there is more to say. */
  readonly hasRule: boolean;
  readonly onChange: (amount: number) => void;
}

/** A stepper; below it the problem with the amount, and the sum or the step of the lot. */
export function Quantity({ carpet, amount, hasSum, hasRule, onChange }: QuantityProps) {
  const advice = lotAdvice(carpet, amount);
  return (
    <>
      <Stepper
        label={carpet.article ?? carpet.title}
        value={amount}
        onChange={onChange}
        read={readAmount}
        up={(value) => stepUp(carpet, value)}
        down={(value) => stepDown(carpet, value)}
        min={smallestAmount(carpet)}
        problem={advice && <AmountFix {...advice} onFix={onChange} />}
      />
      {hasSum ? (
        <AmountSum carpet={carpet} amount={amount} />
      ) : (
        hasRule &&
        !advice && <span className={clsx(text.hint, styles.rule)}>{formatStep(carpet)}</span>
      )}
    </>
  );
}
