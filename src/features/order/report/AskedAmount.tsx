import { unbroken } from '../../../domain/format/unbroken';
import { lineProblemTexts } from '../../../domain/orderList/lineProblems';
import type { AmountProblem, CarpetAmount } from '../../../domain/orderList/parsedLine';
import { suggestedAmounts } from '../../../domain/orderList/amount/suggestedAmounts';
import type { Carpet } from '../../../domain/settings/settings';
import { readAmount } from '../../../domain/trade/amount';
import { amountScaleFromZero } from '../../../domain/trade/lot';
import { lotFix } from '../../../domain/trade/lotText';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';
import chip from '../../../shared/ui/form/chip.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { ReportLine } from './answers';
import { FoundSum } from './FoundLine';
import styles from './LineList.module.css';
import { useAnsweredLine } from './useAnsweredLine';

interface AskedAmountProps {
  readonly line: ReportLine;
  readonly result: CarpetAmount | { readonly carpet: Carpet; readonly problem: AmountProblem };
  /** Whether its article has just been chosen. */
  readonly isAnswered: boolean;
  /** 0 takes the answer back. */
  readonly onAmount: (amount: number) => void;
}

/** Asks for the amount of a line that has none, or one that was not understood. */
export function AskedAmount({ line, result, isAnswered, onAmount }: AskedAmountProps) {
  const { carpet } = result;
  const item = useAnsweredLine(isAnswered);
  const problem = 'problem' in result ? result.problem : undefined;
  const amount = 'amount' in result ? result.amount : 0;
  const fix = lotFix(carpet, amount);
  return (
    <li ref={item} tabIndex={-1} className={problem || fix ? styles.warning : styles.good}>
      <Icon name={problem || fix ? 'alert' : 'check'} />
      <div className={amount > 0 ? styles.asked : styles.wide}>
        {line.label}
        <b>{carpet.article}</b> {unbroken(carpet.title)}
        {problem && (
          <>
            : <em>{lineProblemTexts[problem]}</em>
            {problem !== 'noAmount' && `. В строке: «${line.text}»`}
          </>
        )}
        <div className={styles.answers}>
          <Stepper
            compact
            label={carpet.article ?? carpet.title}
            value={amount}
            onChange={onAmount}
            read={readAmount}
            {...amountScaleFromZero(carpet)}
            problem={fix && <AmountFix {...fix} onFix={onAmount} />}
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
      {amount > 0 && <FoundSum carpet={carpet} amount={amount} />}
    </li>
  );
}
