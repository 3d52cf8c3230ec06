import clsx from 'clsx';
import { readAmount } from '../../../domain/trade/amount';
import { amountScale } from '../../../domain/trade/lot';
import { formatStep, lotFix } from '../../../domain/trade/lotText';
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
  const fix = lotFix(carpet, amount);
  return (
    <>
      <Stepper
        label={carpet.article ?? carpet.title}
        value={amount}
        onChange={onChange}
        read={readAmount}
        {...amountScale(carpet)}
        problem={fix && <AmountFix {...fix} onFix={onChange} />}
      />
      {hasSum ? (
        <AmountSum carpet={carpet} amount={amount} />
      ) : (
        hasRule &&
        !fix && <span className={clsx(text.hint, styles.rule)}>{formatStep(carpet)}</span>
      )}
    </>
  );
}
