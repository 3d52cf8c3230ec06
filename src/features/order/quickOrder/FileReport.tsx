import { useMemo } from 'react';
import type { CartChange } from '../../../domain/order/changeText';
import type { ParsedLine } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { AddedStrip } from '../report/AddedStrip';
import { useReadOrder } from '../reading/useReadOrder';
import { noAnswers, withAmount, withAmounts, withChoice, type Answers } from '../report/answers';
import { Report } from '../report/Report';
import styles from '../report/Report.module.css';
import { reportSummary } from '../report/reportSummary';
import { labelOf, type OrderFileRead } from './orderFileState';

/** `number`: that of the file; the answers to an earlier one are dropped. */
const useFileAnswers = createDraft({ number: 0, answers: noAnswers });

interface FileReportProps {
  readonly file: OrderFileRead;
  readonly added: CartChange | undefined;
  readonly onAdd: (lines: readonly ParsedLine[]) => void;
  readonly variant: 'dark' | undefined;
}

/** What was added from a file, and questions about its other rows. */
export function FileReport({ file, added, onAdd, variant }: FileReportProps) {
  const { number, lines: all, content, done } = file;
  const [kept, change] = useFileAnswers();
  const answers = kept.number === number ? kept.answers : noAnswers;
  const set = (changed: Answers) => change({ number, answers: changed });
  const { order, isReading } = useReadOrder(content, answers.choices, all);
  const lines = useMemo(() => {
    const read = 'lines' in order ? order.lines : all;
    return withAmounts(read, answers)
      .filter((line) => !done.has(labelOf(line)))
      .map((line) => ({ ...line, label: `${labelOf(line)}. ` }));
  }, [order, all, answers, done]);

  return (
    <>
      {added && <AddedStrip added={added} variant={variant} />}
      {lines.length > 0 && (
        <div className={styles.report}>
          <Report
            lines={lines}
            isReading={isReading}
            summary={reportSummary(lines, true)}
            variant={added ? 'ghost' : variant}
            onAmount={(line, amount) => set(withAmount(answers, line, amount))}
            onChoice={(written, carpet) => set(withChoice(answers, written, carpet))}
            onAdd={() => onAdd(lines)}
          />
        </div>
      )}
    </>
  );
}
