import { useMemo, useState } from 'react';
import { isFound, type CarpetAmount, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { useUndone } from '../../../state/cart/useUndone';
import { AddedStrip } from '../report/AddedStrip';
import { useReadOrder } from '../reading/useReadOrder';
import { noAnswers, withAmount, withAmounts, withMeaning } from '../report/answers';
import { Report } from '../report/Report';
import styles from '../report/Report.module.css';
import type { useAdding } from '../report/useAdding';

interface FileReportProps extends ReturnType<typeof useAdding> {
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
  const { lines: all, isUndone, content, added, add, variant } = props;
  const [answers, setAnswers] = useState(noAnswers);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const remember = useUndone(setDone);
  const { order, isReading } = useReadOrder(content, answers.meanings, all);
  const lines = useMemo(() => {
    const read = 'lines' in order ? order.lines : all;
    const addedAtOnce = new Set(isUndone ? [] : all.filter(isFound).map(placeOf));
    const isOpen = (place: string) => !addedAtOnce.has(place) && !done.has(place);
    return withAmounts(read, answers)
      .filter((line) => isOpen(placeOf(line)))
      .map((line) => ({ ...line, place: `${placeOf(line)}. ` }));
  }, [order, all, isUndone, answers, done]);

  const put = (found: readonly CarpetAmount[]) => {
    add(found);
    remember(done);
    setDone(new Set([...done, ...lines.filter(isFound).map(placeOf)]));
  };

  return (
    <>
      {added && <AddedStrip isTitled={isUndone} added={added} variant={variant} />}
      {lines.length > 0 && (
        <div className={styles.report}>
          <Report
            isChecked
            isRest
            isReading={isReading}
            lines={lines}
            refusal={undefined}
            variant={added ? 'ghost' : variant}
            onAmount={(line, amount) => setAnswers(withAmount(answers, line, amount))}
            onMeaning={(written, carpet) => setAnswers(withMeaning(answers, written, carpet))}
            onAdd={put}
          />
        </div>
      )}
    </>
  );
}

/** «Лист «Ковры», строка 3» */
function placeOf({ sheet, line }: Pick<ParsedLine, 'sheet' | 'line'>): string {
  return sheet ? `Лист «${sheet}», строка ${line}` : `Строка ${line}`;
}
