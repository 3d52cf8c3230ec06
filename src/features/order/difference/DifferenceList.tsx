import { useState } from 'react';
import { countOf, words } from '../../../domain/format/plural';
import type { Difference } from '../../../domain/order/difference';
import { DifferenceRow } from './DifferenceRow';
import { DifferenceTag } from './DifferenceTag';
import {
  differenceTexts,
  formatAmount,
  formatAmountAddition,
  formatChange,
  type ListSource,
} from './differenceTexts';
import { FoldedLines } from './FoldedLines';
import { TextButton } from '../../../shared/ui/button/Button';
import styles from './DifferenceList.module.css';

interface DifferenceListProps {
  readonly difference: Difference;
  readonly source: ListSource;
}

/** More lines that «Заменить» removes are folded into one row, so that the rest stays in view. */
const maxRemoved = 3;

/** What «Заменить» changes, and the amounts that «Добавить» adds up. */
export function DifferenceList({ difference, source }: DifferenceListProps) {
  const { rows, addition, amountAdditions } = difference;
  const texts = differenceTexts[source];
  const [isUnfolded, setUnfolded] = useState(false);
  const unchanged = rows.filter(({ kind }) => kind === 'unchanged');
  const changed = rows.filter(({ kind }) => kind !== 'unchanged' && kind !== 'removed');
  const removed = rows.filter(({ kind }) => kind === 'removed' && addition.length > 0);
  const isFolded = removed.length > maxRemoved;

  return (
    // the keyboard scrolls it
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.list} role="region" aria-label="Что изменится" tabIndex={0}>
      <ul>
        {changed.map((row) => (
          <DifferenceRow key={row.line.item._id} row={row} />
        ))}
        {isFolded && (
          <li className={styles.row}>
            <DifferenceTag kind="removed" />
            <span className={styles.name}>
              {countOf(removed.length, words.positions)}, {texts.removedRows}{' '}
              <TextButton aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                {isUnfolded ? 'Скрыть' : 'Показать'}
              </TextButton>
            </span>
            <b className={styles.change}>
              {formatChange(removed.reduce((sum, { change = 0 }) => sum + change, 0))}
            </b>
          </li>
        )}
        {(!isFolded || isUnfolded) &&
          removed.map((row) => (
            <DifferenceRow key={row.line.item._id} row={row} remark={texts.removedRow} />
          ))}
      </ul>
      <FoldedLines
        title="Без изменений"
        lines={unchanged.map(({ line, after }) => ({ line, amount: formatAmount(line, after) }))}
      />
      <FoldedLines
        title="Если добавить, количества сложатся"
        lines={amountAdditions.map((added) => ({
          line: added.line,
          amount: formatAmountAddition(added),
        }))}
      />
    </div>
  );
}
