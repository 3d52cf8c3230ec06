import { useId } from 'react';
import { readAmount } from '../../domain/amount';
import { lotProblem, smallestAmount, stepDown, stepUp } from '../../domain/lot';
import { formatLotRule, formatStep } from '../../domain/lotText';
import type { Carpet } from '../../domain/settings';
import { AmountFix } from '../../shared/ui/AmountFix';
import { Stepper } from '../../shared/ui/Stepper';
import styles from './Quantity.module.css';

interface QuantityProps {
  readonly carpet: Carpet;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** A stepper with the rule of the lot under it, or what is wrong with the amount. */
export function Quantity({ carpet, amount, onChange }: QuantityProps) {
  const id = useId();
  const problem = lotProblem(carpet, amount);
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
        problem={problem && id}
      />
      <span className={styles.hint}>
        {problem ? (
          <AmountFix
            id={id}
            rule={formatLotRule(problem, carpet.unit)}
            isMinimum={problem.kind === 'belowMinimum'}
            fixes={problem.fixes}
            onFix={onChange}
          />
        ) : (
          formatStep(carpet)
        )}
      </span>
    </>
  );
}
