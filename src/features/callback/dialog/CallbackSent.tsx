import { hoursOf } from '../../../domain/company/hours';
import { formatPromise, openingAt } from '../../../domain/company/opening';
import { useAppSelector } from '../../../state/hooks';
import { selectSettings } from '../../../state/settings/settingsSlice';
import { Button } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import { useNow } from '../../../shared/lib/useNow';
import { closeDialog } from './closeDialog';
import styles from './CallbackSent.module.css';

interface CallbackSentProps {
  readonly titleId: string;
}

const promiseId = 'callback-promise';

export function CallbackSent({ titleId }: CallbackSentProps) {
  const { company, holidays } = useAppSelector(selectSettings);
  const now = useNow();
  const hours = hoursOf(company).office;
  const promise = now && formatPromise(openingAt(now, hours, holidays));

  return (
    <div className={styles.sent}>
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <h2 id={titleId}>Ожидайте звонка!</h2>
      {promise && <p id={promiseId}>{promise}</p>}
      <Button
        ref={focus}
        aria-describedby={promise ? `${titleId} ${promiseId}` : titleId}
        onClick={closeDialog}
      >
        Закрыть
      </Button>
    </div>
  );
}

/** Used on mount: the field or button that had the focus was removed with the form. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
