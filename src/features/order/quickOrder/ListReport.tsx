import { useMemo, useState } from 'react';
import { parseOrderText, textWithout } from '../../../domain/orderList/parseOrder';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { Button } from '../../../shared/ui/button/Button';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { AddedStrip } from '../report/AddedStrip';
import {
  meaningsIn,
  noAnswers,
  readAnswers,
  withAmount,
  withAmounts,
  withMeaning,
} from '../report/answers';
import { Report } from '../report/Report';
import reportStyles from '../report/Report.module.css';
import { useAdding } from '../report/useAdding';
import { emptyList, useListDraft } from './useListDraft';

interface ListReportProps {
  readonly variant: 'dark' | undefined;
  readonly onCleared: () => void;
}

const useAnswers = createDraft(noAnswers, { key: 'quickOrderAnswers', read: readAnswers });

/** The result of checking the list of the quick order, with buttons to add or clear it. */
export function ListReport({ variant, onCleared }: ListReportProps) {
  const carpets = useAppSelector(selectCarpets);
  const [list, changeList] = useListDraft();
  const [answers, changeAnswers] = useAnswers();
  const { added, add } = useAdding();
  /** The list before the last adding, and what was left of it. */
  const [undo, setUndo] = useState({ list, answers, left: '' });
  const { text, isChecked, isRest } = list;
  const { meanings } = answers;
  const read = useMemo(
    () =>
      isChecked ? parseOrderText(text, carpets, meaningsIn(meanings, carpets)) : { lines: [] },
    [isChecked, text, carpets, meanings],
  );
  const lines = useMemo(
    () => ('lines' in read ? withAmounts(read.lines, answers) : []),
    [read, answers],
  );

  const put = (found: readonly CarpetAmount[]) => {
    const left = textWithout(text, lines);
    add(found);
    setUndo({ list, answers, left });
    changeList({ text: left, isChecked: left !== '', isRest: left !== '' });
    changeAnswers(noAnswers);
  };
  const putBack = () => {
    // not over what has been typed since
    if (text !== undo.left) return;
    changeList(undo.list);
    changeAnswers(undo.answers);
  };

  return (
    <>
      {added && <AddedStrip isTitled added={added} variant={variant} onUndone={putBack} />}
      <section
        className={isChecked ? reportStyles.report : undefined}
        aria-label="Результат проверки"
      >
        <Report
          lines={lines}
          refusal={'refusal' in read ? read.refusal : undefined}
          isChecked={isChecked}
          isRest={isRest}
          variant={added ? 'ghost' : variant}
          onAmount={(line, amount) => changeAnswers(withAmount(answers, line, amount))}
          onMeaning={(written, carpet) => changeAnswers(withMeaning(answers, written, carpet))}
          onAdd={put}
        >
          {isChecked && text.trim() && (
            <Button
              variant="ghost"
              onClick={() => {
                changeList(emptyList);
                changeAnswers(noAnswers);
                onCleared();
              }}
            >
              Очистить
            </Button>
          )}
        </Report>
      </section>
    </>
  );
}
