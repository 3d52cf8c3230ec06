import { useMemo } from 'react';
import { isFound, type CarpetAmount, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { createUndone } from '../../../state/cart/createUndone';
import { AddedStrip } from '../report/AddedStrip';
import { useReadOrder } from '../reading/useReadOrder';
import { noAnswers, withAmount, withAmounts, withMeaning, type Answers } from '../report/answers';
import { Report } from '../report/Report';
import styles from '../report/Report.module.css';
import { reportSummary } from '../report/reportSummary';
import type { Adding } from '../report/createAdding';

interface FileAnswers {
  /** Of the file; the answers to an earlier one are dropped. */
  readonly number: number;
  readonly answers: Answers;
  /** The labels of the lines that were put into the cart. */
  readonly done: ReadonlySet<string>;
}

const unanswered: FileAnswers = { number: 0, answers: noAnswers, done: new Set() };
const useFileAnswers = createDraft(unanswered);
const useUndone = createUndone<Omit<FileAnswers, 'answers'>>();

interface FileReportProps extends Pick<Adding, 'added' | 'add'> {
  /** Counts the files of a visit. */
  readonly number: number;
  /** All lines of the file. */
  readonly lines: readonly ParsedLine[];
  /** Whether the lines that were understood were added and then taken out again. */
  readonly isUndone: boolean;
  /** To be read again with the carpets that the visitor means by unknown articles. */
  readonly content: ArrayBuffer;
  readonly variant: 'dark' | undefined;
}

/** What was added from a file, and questions about its other rows. */
export function FileReport(props: FileReportProps) {
  const { number, lines: all, isUndone, content, added, add, variant } = props;
  const [kept, change] = useFileAnswers();
  const { answers, done } = kept.number === number ? kept : unanswered;
  const set = (changed: Partial<FileAnswers>) => change({ number, answers, done, ...changed });
  const remember = useUndone((before) => {
    if (before.number === number) set({ done: before.done });
  });
  const { order, isReading } = useReadOrder(content, answers.meanings, all);
  const lines = useMemo(() => {
    const read = 'lines' in order ? order.lines : all;
    const addedAtOnce = new Set(isUndone ? [] : all.filter(isFound).map(labelOf));
    const isOpen = (label: string) => !addedAtOnce.has(label) && !done.has(label);
    return withAmounts(read, answers)
      .filter((line) => isOpen(labelOf(line)))
      .map((line) => ({ ...line, label: `${labelOf(line)}. ` }));
  }, [order, all, isUndone, answers, done]);

  const put = (found: readonly CarpetAmount[]) => {
    add(found);
    remember({ number, done });
    set({ done: new Set([...done, ...lines.filter(isFound).map(labelOf)]) });
  };

  return (
    <>
      {added && <AddedStrip isTitled={isUndone} added={added} variant={variant} />}
      {lines.length > 0 && (
        <div className={styles.report}>
          <Report
            lines={lines}
            isReading={isReading}
            summary={reportSummary(lines, true)}
            variant={added ? 'ghost' : variant}
            onAmount={(line, amount) => set({ answers: withAmount(answers, line, amount) })}
            onMeaning={(written, carpet) => set({ answers: withMeaning(answers, written, carpet) })}
            onAdd={put}
          />
        </div>
      )}
    </>
  );
}

/** «Лист «Ковры», строка 3» */
function labelOf({ sheet, line }: Pick<ParsedLine, 'sheet' | 'line'>): string {
  return sheet ? `Лист «${sheet}», строка ${line}` : `Строка ${line}`;
}
