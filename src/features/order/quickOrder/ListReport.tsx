import { useMemo } from 'react';
import { textWithout } from '../../../domain/orderList/parseOrder';
import { countLeft, type CarpetAmount } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { Button } from '../../../shared/ui/button/Button';
import { createTypingRestorer } from '../../../state/cart/createTypingRestorer';
import { useReadOrder } from '../reading/useReadOrder';
import { AddedStrip } from '../report/AddedStrip';
import {
  noAnswers,
  readAnswers,
  withAmount,
  withAmounts,
  withChoice,
  type Answers,
} from '../report/answers';
import { Report } from '../report/Report';
import reportStyles from '../report/Report.module.css';
import { reportSummary } from '../report/reportSummary';
import { createAdding } from '../report/createAdding';
import { emptyList, useListDraft } from './useListDraft';

interface ListReportProps {
  readonly variant: 'dark' | undefined;
  readonly onCleared: () => void;
}

/** To be restored when the addition is undone. */
interface BeforeAdding {
  readonly list: typeof emptyList;
  readonly answers: Answers;
  /** The text that stayed in the field. */
  readonly rest: string;
}

const empty = 'Список пуст. Вставьте артикулы и количество';
const useAdding = createAdding();
const useAnswers = createDraft(noAnswers, { key: 'quickOrderAnswers', read: readAnswers });
const useTypingRestorer = createTypingRestorer<BeforeAdding>();

/** The result of checking the list of the quick order, with buttons to add or clear it. */
export function ListReport({ variant, onCleared }: ListReportProps) {
  const [list, changeList] = useListDraft();
  const [answers, changeAnswers] = useAnswers();
  const { added, add } = useAdding();
  const { text, isChecked, left } = list;
  const remember = useTypingRestorer((before) => {
    // not over what has been typed since
    if (text !== before.rest) return;
    changeList(before.list);
    changeAnswers(before.answers);
  });
  const { order, isReading } = useReadOrder(isChecked ? text : '', answers.choices);
  const lines = useMemo(
    () => ('lines' in order ? withAmounts(order.lines, answers) : []),
    [order, answers],
  );

  const put = (found: readonly CarpetAmount[]) => {
    const rest = textWithout(text, lines);
    add(found);
    remember({ list, answers, rest });
    changeList({ text: rest, isChecked: rest !== '', left: countLeft(lines) });
    changeAnswers(rest ? { amounts: {} } : noAnswers);
  };
  const read = text.trim() ? reportSummary(lines, left > 0) : empty;
  const summary = 'refusal' in order ? order.refusal : read;
  return (
    <>
      {added && <AddedStrip added={added} variant={variant} />}
      <section
        className={isChecked ? reportStyles.report : undefined}
        aria-label="Результат проверки"
      >
        <Report
          lines={lines}
          isReading={isReading}
          summary={isChecked ? summary : ''}
          variant={added ? 'ghost' : variant}
          onAmount={(line, amount) => changeAnswers(withAmount(answers, line, amount))}
          onChoice={(written, carpet) => changeAnswers(withChoice(answers, written, carpet))}
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
