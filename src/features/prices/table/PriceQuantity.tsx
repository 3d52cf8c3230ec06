import { readAmount } from '../../../domain/trade/amount';
import { smallestAmount, stepDown, stepUp } from '../../../domain/trade/lot';
import { lotAdvice } from '../../../domain/trade/lotText';
import type { Carpet } from '../../../domain/settings/settings';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';

interface PriceQuantityProps {
  readonly carpet: Carpet;
  /** 0 if nothing is chosen. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

export function PriceQuantity({ carpet, amount, onChange }: PriceQuantityProps) {
  const advice = amount > 0 ? lotAdvice(carpet, amount) : undefined;
  return (
    <Stepper
      compact
      label={carpet.article ?? carpet.title}
      value={amount}
      onChange={onChange}
      read={readAmount}
      up={(value) => stepUp(carpet, value)}
      down={(value) => (value > smallestAmount(carpet) ? stepDown(carpet, value) : 0)}
      min={0}
      problem={advice && <AmountFix {...advice} onFix={onChange} />}
    />
  );
}
