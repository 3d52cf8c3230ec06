import { formatMoney, lineSum } from '../../../../domain/format/money';
import { formatUnit, nbsp } from '../../../../domain/format/number';
import { countOf, words } from '../../../../domain/format/plural';
import type { Carpet } from '../../../../domain/settings/settings';
import { readAmount } from '../../../../domain/trade/amount';
import { packsOf, smallestAmount, stepDown, stepUp } from '../../../../domain/trade/lot';
import { lotAdvice } from '../../../../domain/trade/lotText';
import { isOnRequest, onRequest, priceFor } from '../../../../domain/trade/price';
import { formatDimensions } from '../../../../domain/trade/size';
import { AmountFix } from '../../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../../shared/ui/form/Stepper';
import text from '../../../../shared/ui/text/text.module.css';

interface MatrixQuantityProps {
  readonly carpet: Carpet;
  /** 0 if nothing is chosen. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** A stepper, with the sum or the problem with the amount below it. */
export function MatrixQuantity({ carpet, amount, onChange }: MatrixQuantityProps) {
  const { article, title, color } = carpet;
  const advice = amount > 0 ? lotAdvice(carpet, amount) : undefined;
  return (
    <>
      <Stepper
        isOneTabStop
        label={[article ?? title, formatDimensions(carpet), color].filter(Boolean).join(', ')}
        value={amount}
        onChange={onChange}
        read={readAmount}
        up={(value) => stepUp(carpet, value)}
        down={(value) => (value > smallestAmount(carpet) ? stepDown(carpet, value) : 0)}
        min={0}
        problem={advice && <AmountFix {...advice} onFix={onChange} />}
      />
      {amount > 0 && !advice && <span className={text.hint}>{sumText(carpet, amount)}</span>}
    </>
  );
}

/** «6 упаковок = 16 260 ₽», «1 упаковка, по запросу» */
function sumText(carpet: Carpet, amount: number) {
  const packs = packsOf(carpet, amount);
  const price = priceFor(carpet, amount);
  const count = packs === undefined ? formatUnit(amount, carpet.unit) : countOf(packs, words.packs);
  if (price !== undefined) {
    return (
      <>
        {count} ={nbsp}
        <b>{formatMoney(lineSum(price, amount))}</b>
      </>
    );
  }
  return isOnRequest(carpet) ? `${count}, ${onRequest}` : count;
}
