import { lineProblemTexts } from '../../../domain/orderList/lineProblems';
import type { AmountProblem, CarpetAmount } from '../../../domain/orderList/parsedLine';
import { suggestedAmounts } from '../../../domain/orderList/amount/suggestedAmounts';
import type { Carpet } from '../../../domain/settings/settings';
import { readAmount } from '../../../domain/trade/amount';
import { smallestAmount, stepDown, stepUp } from '../../../domain/trade/lot';
import { lotAdvice } from '../../../domain/trade/lotText';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';
import chip from '../../../shared/ui/form/chip.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { ReportLine } from './answers';
import { LineSum } from './FoundLine';
import styles from './LineList.module.css';

interface AskedAmountProps {
  readonly line: ReportLine;
  readonly result: CarpetAmount | { readonly carpet: Carpet; readonly problem: AmountProblem };
  /** 0 takes the answer back. */
  readonly onAmount: (amount: number) => void;
}

/** Asks for the amount of a line that has none, or one that was not understood. */
export function AskedAmount({ line, result, onAmount }: AskedAmountProps) {
  const { carpet } = result;
  const problem = 'problem' in result ? result.problem : undefined;
  const amount = 'amount' in result ? result.amount : 0;
  const advice = amount > 0 ? lotAdvice(carpet, amount) : undefined;
  const smallest = smallestAmount(carpet);
  return (
    <li className={problem || advice ? styles.warning : styles.good}>
      <Icon name={problem || advice ? 'alert' : 'check'} />
      <div className={amount > 0 ? styles.asked : styles.wide}>
        {line.place}
        <b>{carpet.article}</b> {carpet.title}
        {problem && (
          <>
            : <em>{lineProblemTexts[problem]}</em>
            {problem !== 'noAmount' && ` «${line.text}»`}
          </>
        )}
        <div className={styles.answers}>
          <Stepper
            compact
            label={carpet.article ?? carpet.title}
            value={amount}
            onChange={onAmount}
            read={readAmount}
            up={(from) => stepUp(carpet, from)}
            down={(from) => (from > smallest ? stepDown(carpet, from) : 0)}
            min={0}
            problem={advice && <AmountFix {...advice} onFix={onAmount} />}
          />
          {suggestedAmounts(carpet).map(({ amount: suggested, label, remark }) => (
            <button
              key={suggested}
              type="button"
              className={chip.chip}
              aria-pressed={suggested === amount}
              onClick={() => onAmount(suggested)}
            >
              {label}
              {remark && <small>{remark}</small>}
            </button>
          ))}
        </div>
      </div>
      {amount > 0 && <LineSum carpet={carpet} amount={amount} />}
    </li>
  );
}
