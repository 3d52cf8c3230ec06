import { lineProblemTexts } from '../../../domain/orderList/lineProblems';
import type { LineProblem } from '../../../domain/orderList/parsedLine';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { ReportLine } from './answers';
import styles from './LineList.module.css';

interface ProblemLineProps {
  readonly line: ReportLine;
  readonly problem: LineProblem;
}

/** A line that was not understood, as it was written, and why. */
export function ProblemLine({ line, problem }: ProblemLineProps) {
  return (
    <li className={styles.bad}>
      <Icon name="close" />
      <div className={styles.wide}>
        {line.label}
        <b>{line.text.replace(/\s*:$/, '')}</b>: <em>{lineProblemTexts[problem]}</em>
      </div>
    </li>
  );
}
