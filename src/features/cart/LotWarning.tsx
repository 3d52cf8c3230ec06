import { Fragment } from 'react';
import { formatNumber } from '../../domain/format';
import type { LotProblem } from '../../domain/lot';
import { formatLotRule } from '../../domain/lotText';
import text from '../../shared/ui/text.module.css';
import { RowWarning } from './RowWarning';

interface LotWarningProps {
  readonly id: string;
  readonly problem: LotProblem;
  readonly unit: string;
  readonly onFix: (amount: number) => void;
}

/** «Мин. партия 20 шт» or «Кратно 10: 40 или 50?», corrected with one click. */
export function LotWarning({ id, problem, unit, onFix }: LotWarningProps) {
  const isBelow = problem.kind === 'belowMinimum';
  return (
    <RowWarning id={id}>
      {formatLotRule(problem, unit)}
      {isBelow ? ' ' : ': '}
      {problem.fixes.map((fix, index) => (
        <Fragment key={fix}>
          {index > 0 && ' или '}
          <button type="button" className={text.action} onClick={() => onFix(fix)}>
            {isBelow ? 'Исправить' : formatNumber(fix)}
          </button>
        </Fragment>
      ))}
      {!isBelow && '?'}
    </RowWarning>
  );
}
