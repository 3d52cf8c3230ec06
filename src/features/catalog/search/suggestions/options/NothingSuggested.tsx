import type { ReactNode } from 'react';
import { TextButton } from '../../../../../shared/ui/button/Button';
import { GroupOption } from './GroupOption';
import type { Answer } from '../useAnswer';
import styles from './Options.module.css';

interface NothingSuggestedProps {
  readonly answer: Answer;
  /** A button that opens the call-back dialog. */
  readonly callback: ReactNode;
  readonly onRetry: (query: string) => void;
  readonly onOpen: () => void;
}

/** What to do if nothing was found: a similar query, its category, a call. */
export function NothingSuggested({ answer, callback, onRetry, onOpen }: NothingSuggestedProps) {
  const { query, nearest, group } = answer;
  return (
    <>
      <p className={styles.nothing}>
        Ничего не нашли по «{query}».
        {nearest && (
          <>
            {' '}
            Может быть,{' '}
            <span>
              <TextButton onClick={() => onRetry(nearest)}>«{nearest}»</TextButton>?
            </span>
          </>
        )}
      </p>
      {group && <GroupOption group={group} query={nearest ?? query} isNearest onClick={onOpen} />}
      <p className={styles.ask}>
        <span>Нужного нет в каталоге?</span> {callback}
      </p>
    </>
  );
}
