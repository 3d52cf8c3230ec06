import type { Carpet } from '../../../../domain/settings/settings';
import { readAmount } from '../../../../domain/trade/amount';
import { amountScaleFromZero } from '../../../../domain/trade/lot';
import { lotFix } from '../../../../domain/trade/lotText';
import { formatDimensions } from '../../../../domain/trade/size';
import { AmountFix } from '../../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../../shared/ui/form/Stepper';
import { AmountSum } from '../../carpets/AmountSum';

interface MatrixQuantityProps {
  readonly carpet: Carpet;
  /** 0 if nothing is chosen. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** A stepper, with the sum or the problem with the amount below it. */
export function MatrixQuantity({ carpet, amount, onChange }: MatrixQuantityProps) {
  const { article, title, color } = carpet;
  const fix = lotFix(carpet, amount);
  return (
    <>
      <Stepper
        isOneTabStop
        label={[article ?? title, formatDimensions(carpet), color].filter(Boolean).join(', ')}
        value={amount}
        onChange={onChange}
        read={readAmount}
        {...amountScaleFromZero(carpet)}
        problem={fix && <AmountFix {...fix} onFix={onChange} />}
      />
      {amount > 0 && <AmountSum carpet={carpet} amount={amount} />}
    </>
  );
}
