import { useMemo, useState } from 'react';
import type { Meanings } from '../../../domain/orderList/article/articles';
import { isFound, type CarpetAmount, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { useUndone } from '../../../state/cart/useUndone';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { AddedStrip } from '../report/AddedStrip';
import { meaningsIn, noAnswers, withAmount, withAmounts, withMeaning } from '../report/answers';
import { Report } from '../report/Report';
import styles from '../report/Report.module.css';
import type { useAdding } from '../report/useAdding';

interface FileReportProps extends ReturnType<typeof useAdding> {
  /** All lines of the file; those that were understood have been added. */
  readonly lines: readonly ParsedLine[];
  /** Parses them again, with the carpets that the visitor means by unknown articles. */
  readonly parse: (meanings: Meanings) => readonly ParsedLine[];
  readonly variant: 'dark' | undefined;
}

/** What was added from a file, and questions about its other rows. */
export function FileReport({ lines: all, parse, added, add, variant }: FileReportProps) {
  const carpets = useAppSelector(selectCarpets);
  const [answers, setAnswers] = useState(noAnswers);
  const [done, setDone] = useState(() => new Set(all.filter(isFound).map(placeOf)));
  const remember = useUndone(setDone);
  const { meanings } = answers;
  const read = useMemo(
    () => (meanings.length > 0 ? parse(meaningsIn(meanings, carpets)) : all),
    [all, parse, meanings, carpets],
  );
  const lines = useMemo(() => {
    const open = read.filter((line) => !done.has(placeOf(line)));
    return withAmounts(open, answers).map((line) => ({ ...line, place: `${placeOf(line)}. ` }));
  }, [read, answers, done]);

  const put = (found: readonly CarpetAmount[]) => {
    add(found);
    remember(done);
    setDone(new Set([...done, ...lines.filter(isFound).map(placeOf)]));
  };

  return (
    <>
      {added && <AddedStrip added={added} variant={variant} />}
      {lines.length > 0 && (
        <div className={styles.report}>
          <Report
            isChecked
            isRest
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
