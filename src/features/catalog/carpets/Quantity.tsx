import clsx from 'clsx';
import { readAmount } from '../../../domain/trade/amount';
import { smallestAmount, stepDown, stepUp } from '../../../domain/trade/lot';
import { formatStep, lotAdvice } from '../../../domain/trade/lotText';
import type { Carpet } from '../../../domain/settings/settings';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';
import text from '../../../shared/ui/text/text.module.css';
import styles from './Quantity.module.css';

interface QuantityProps {
  readonly carpet: Carpet;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** A stepper, with the step of the lot or the problem with the amount below it. */
export function Quantity({ carpet, amount, onChange }: QuantityProps) {
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
      {!advice && <span className={clsx(text.hint, styles.hint)}>{formatStep(carpet)}</span>}
    </>
  );
}
