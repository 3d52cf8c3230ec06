import { useState } from 'react';
import { useAppSelector } from '../../../../state/hooks';
import { selectCompany } from '../../../../state/settings/settingsSlice';
import { Button } from '../../../../shared/ui/button/Button';
import layout from '../../../../shared/ui/layout/layout.module.css';
import { PrivacyLink } from '../../../../shared/ui/text/PrivacyLink';
import type { CallbackState, Submission } from '../callbackMachine';
import { ErrorMessage } from './ErrorMessage';
import { ConsentBox } from './ConsentBox';
import { NameField } from './NameField';
import { PhoneField } from './PhoneField';
import { readForm } from './readForm';
import { resetOnRemoval } from './resetOnRemoval';
import { WithoutScripts } from './WithoutScripts';
import styles from './CallbackForm.module.css';

interface CallbackFormProps {
  readonly titleId: string;
  readonly state: CallbackState;
  readonly onEdit: () => void;
  readonly onSubmit: (submission: Submission) => void;
}

const messageId = 'callback-message';

export function CallbackForm({ titleId, state, onEdit, onSubmit }: CallbackFormProps) {
  const { consentUrl, privacyUrl, phones } = useAppSelector(selectCompany);
  const [isShort, setShort] = useState(false);
  const isSending = state.matches({ open: 'sending' });
  const isBusy = isSending || state.matches({ open: 'waitingForConnection' });

  return (
    <form
      ref={resetOnRemoval}
      className={styles.form}
      // before hydration, submitting only closes the dialog and adds nothing to the address
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readForm(event.currentTarget, Boolean(consentUrl)));
      }}
      onChange={onEdit}
    >
      <h2 id={titleId}>Заказать обратный звонок</h2>
      <WithoutScripts phone={phones?.office} />
      <p className={styles.lead}>
        С вами свяжутся в ближайшее время и предоставят необходимую информацию.
      </p>
      <div className={styles.fields}>
        <NameField isReadOnly={isSending} />
        <PhoneField
          isReadOnly={isSending}
          isMissing={state.matches({ error: 'phoneMissing' })}
          isShort={isShort}
          setShort={setShort}
          messageId={messageId}
        />
      </div>
      {/* a honeypot, hidden from people: only bots fill it in */}
      <div className={layout.hidden} aria-hidden="true">
        <input name="topic" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <ErrorMessage id={messageId} state={state} isPhoneShort={isShort} />
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={isBusy}>
          {isSending && <i className={styles.spinner} />}
          <span>{submitLabel(state)}</span>
        </Button>
        {consentUrl ? (
          <ConsentBox
            url={consentUrl}
            isMissing={state.matches({ error: 'consentMissing' })}
            messageId={messageId}
          />
        ) : (
          privacyUrl && <PrivacyLink className={styles.privacy} url={privacyUrl} />
        )}
      </div>
    </form>
  );
}

function submitLabel(state: CallbackState): string {
  if (state.matches({ open: 'sending' })) return 'Отправляем…';
  return state.matches({ error: 'sendFailed' }) ? 'Повторить' : 'Отправить';
}
