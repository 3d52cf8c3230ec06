import { TextButton } from '../../../../../shared/ui/button/Button';
import { CallbackTrigger } from '../../../../../shared/ui/button/CallbackTrigger';
import { Icon } from '../../../../../shared/ui/picture/Icon';
import text from '../../../../../shared/ui/text/text.module.css';
import { GroupOption } from './GroupOption';
import type { Answer } from '../useAnswer';
import styles from './Options.module.css';

interface NothingSuggestedProps {
  readonly answer: Answer;
  readonly onRetry: (query: string) => void;
  readonly onOpen: () => void;
}

/** What to do if nothing was found: a similar query, its category, a call. */
export function NothingSuggested({ answer, onRetry, onOpen }: NothingSuggestedProps) {
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
        <span>Нужного нет в каталоге?</span>{' '}
        <CallbackTrigger className={text.action}>
          <Icon name="callback" />
          Заказать звонок
        </CallbackTrigger>
      </p>
    </>
  );
}
