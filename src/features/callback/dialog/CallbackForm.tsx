import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectCompany } from '../../../state/settings/settingsSlice';
import { Button } from '../../../shared/ui/button/Button';
import field from '../../../shared/ui/form/field.module.css';
import { PhoneLink } from '../../../shared/ui/text/ContactLinks';
import { CallbackMessage } from './CallbackMessage';
import type { CallbackState } from './callbackMachine';
import { useCallbackActor } from './callbackActor';
import { ConsentBox } from './ConsentBox';
import { lacksDigits } from './request/phone';
import styles from './CallbackForm.module.css';

interface CallbackFormProps {
  readonly titleId: string;
  readonly state: CallbackState;
}

const messageId = 'callback-message';

export function CallbackForm({ titleId, state }: CallbackFormProps) {
  const actor = useCallbackActor();
  const { consentUrl, phones } = useAppSelector(selectCompany);
  const [isShort, setShort] = useState(false);
  const phone = useRef<HTMLInputElement>(null);
  const isSending = state.matches({ open: 'sending' });
  const isBusy = isSending || state.matches({ open: 'waitingForConnection' });
  const isPhoneMissing = state.matches({ error: 'phoneMissing' });
  const isConsentMissing = state.matches({ error: 'consentMissing' });

  useEffect(() => {
    if (isPhoneMissing) phone.current?.focus();
  }, [isPhoneMissing]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    actor.send({
      type: 'submit',
      feedback: { customer: text('customer'), phone: text('phone'), timestamp: Date.now() },
      hasConsent: !consentUrl || form.has('consent'),
      isTrapped: text('topic') !== '',
    });
  };

  return (
    <form
      className={styles.form}
      // without our code the browser closes the dialog, and writes nothing into the address
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onChange={() => actor.send({ type: 'edit' })}
    >
      <h2 id={titleId}>Заказать обратный звонок</h2>
      <noscript>
        Форма работает только со скриптами.
        {phones?.office && (
          <>
            {' '}
            Позвоните: <PhoneLink phone={phones.office} />
          </>
        )}
      </noscript>
      <p className={styles.lead}>
        С вами свяжутся в ближайшее время и предоставят необходимую информацию.
      </p>
      <div className={styles.fields}>
        <label className={field.field}>
          <span className={field.label}>Имя</span>
          <input
            className={field.input}
            name="customer"
            type="text"
            autoComplete="name"
            placeholder="Ваше имя"
            readOnly={isSending}
          />
        </label>
        <label className={field.field}>
          <span className={field.label}>Телефон</span>
          <input
            ref={phone}
            className={field.input}
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder="Номер телефона"
            required
            readOnly={isSending}
            aria-invalid={isPhoneMissing}
            aria-describedby={isPhoneMissing || isShort ? messageId : undefined}
            onBlur={({ target }) => setShort(lacksDigits(target.value))}
            onChange={({ target }) => setShort(isShort && lacksDigits(target.value))}
          />
        </label>
      </div>
      {/* only a program fills a field that is neither seen, read out nor reached */}
      <div className={styles.trap} aria-hidden="true">
        <input name="topic" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <CallbackMessage id={messageId} state={state} isPhoneShort={isShort} />
      <div className={styles.foot}>
        <Button type="submit" aria-disabled={isBusy}>
          {isSending && <i className={styles.spinner} />}
          <span>{submitLabel(state)}</span>
        </Button>
        {consentUrl && (
          <ConsentBox url={consentUrl} isMissing={isConsentMissing} messageId={messageId} />
        )}
      </div>
    </form>
  );
}

function submitLabel(state: CallbackState): string {
  if (state.matches({ open: 'sending' })) return 'Отправляем…';
  return state.matches({ error: 'sendFailed' }) ? 'Повторить' : 'Отправить';
}
