import { readAmount } from '../../../domain/trade/amount';
import { amountScaleFromZero } from '../../../domain/trade/lot';
import { lotFix } from '../../../domain/trade/lotText';
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
  const fix = lotFix(carpet, amount);
  return (
    <Stepper
      compact
      label={carpet.article ?? carpet.title}
      value={amount}
      onChange={onChange}
      read={readAmount}
      {...amountScaleFromZero(carpet)}
      problem={fix && <AmountFix {...fix} onFix={onChange} />}
    />
  );
}
