import { startTransition, useEffect, useMemo, useState } from 'react';
import { guessArticles } from '../../../domain/orderList/article/nearestArticles';
import { isAside } from '../../../domain/orderList/parsedLine';
import { countOf, words } from '../../../domain/format/plural';
import { shorten } from '../../../domain/format/shorten';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { maxShown } from '../reading/readOrder';
import { isQuestion, type ReportLine } from './answers';
import { Asides } from './Asides';
import { AskedAmount } from './AskedAmount';
import { FoundLine } from './FoundLine';
import { ProblemLine } from './ProblemLine';
import { UnknownArticle } from './UnknownArticle';
import styles from './LineList.module.css';

export interface LineListProps {
  readonly lines: readonly ReportLine[];
  readonly onAmount: (line: ReportLine, amount: number) => void;
  readonly onChoice: (written: string, carpet: Carpet) => void;
}

/** Lines that are rendered at once; the browser would need too long for more. */
const firstShown = 40;
/** Longer lines, such as a file without line breaks, would take the browser seconds to lay out. */
const maxLength = 500;

/** The result of each line; a long list begins with the questions. */
export function LineList({ lines, onAmount, onChoice }: LineListProps) {
  const carpets = useAppSelector(selectCarpets);
  const guess = useMemo(() => prepareGuess(carpets), [carpets]);
  const [shown, setShown] = useState(firstShown);
  /** The key of the last line whose article was chosen. */
  const [answered, setAnswered] = useState<string>();
  useEffect(() => startTransition(() => setShown(maxShown)), []);
  const counted = lines.filter((line) => !isAside(line));
  // the answered line keeps its place, since it gets the focus
  const isFirst = (line: ReportLine) => isQuestion(line) || line.key === answered;
  const ordered =
    counted.length > maxShown
      ? [...counted.filter(isFirst), ...counted.filter((line) => !isFirst(line))]
      : counted;
  const hidden = Math.max(0, counted.length - maxShown);
  return (
    <>
      <ul className={styles.list}>
        {ordered.slice(0, shown).map((whole) => {
          const line = { ...whole, text: shorten(whole.text, maxLength) };
          const { key, result } = line;
          const setAmount = (amount: number) => onAmount(whole, amount);
          if ('carpet' in result && ('problem' in result || result.isAsked)) {
            return (
              <AskedAmount
                key={key}
                line={line}
                result={result}
                isAnswered={key === answered}
                onAmount={setAmount}
              />
            );
          }
          if (!('problem' in result)) {
            return (
              <FoundLine
                key={key}
                result={result}
                isAnswered={key === answered}
                onAmount={setAmount}
              />
            );
          }
          return result.problem === 'unknownArticle' ? (
            <UnknownArticle
              key={key}
              line={line}
              result={result}
              guess={guess}
              onChoice={(written, carpet) => {
                setAnswered(key);
                onChoice(written, carpet);
              }}
            />
          ) : (
            <ProblemLine key={key} line={line} problem={result.problem} />
          );
        })}
        <Asides lines={lines.filter(isAside)} />
      </ul>
      {hidden > 0 && <p>И ещё {countOf(hidden, words.lines)}</p>}
    </>
  );
}

/** Goes through the catalogue when the first line needs it. */
function prepareGuess(carpets: readonly Carpet[]): ReturnType<typeof guessArticles> {
  let guess: ReturnType<typeof guessArticles> | undefined;
  return (name) => (guess ??= guessArticles(carpets))(name);
}
