import { useId } from 'react';
import { readAmount } from '../../domain/amount';
import { lotProblem, smallestAmount, stepDown, stepUp } from '../../domain/lot';
import { formatLotRule } from '../../domain/lotText';
import type { Carpet } from '../../domain/settings';
import { AmountFix } from '../../shared/ui/AmountFix';
import { Stepper } from '../../shared/ui/Stepper';

interface PriceQuantityProps {
  readonly carpet: Carpet;
  /** 0: nothing is chosen. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

export function PriceQuantity({ carpet, amount, onChange }: PriceQuantityProps) {
  const id = useId();
  const problem = amount > 0 ? lotProblem(carpet, amount) : undefined;
  return (
    <>
      <Stepper
        compact
        label={carpet.article ?? carpet.title}
        value={amount}
        onChange={onChange}
        read={readAmount}
        up={(value) => stepUp(carpet, value)}
        down={(value) => (value > smallestAmount(carpet) ? stepDown(carpet, value) : 0)}
        min={0}
        problem={problem && id}
      />
      {problem && (
        <AmountFix
          id={id}
          rule={formatLotRule(problem, carpet.unit)}
          isMinimum={problem.kind === 'belowMinimum'}
          fixes={problem.fixes}
          onFix={onChange}
        />
      )}
    </>
  );
}
