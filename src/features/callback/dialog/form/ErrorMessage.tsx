import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../../state/hooks';
import { selectCompany } from '../../../../state/settings/settingsSlice';
import { PhoneLink } from '../../../../shared/ui/text/ContactLinks';
import { Icon } from '../../../../shared/ui/picture/Icon';
import type { CallbackState } from '../callbackMachine';
import { waitingForConnection } from '../../waitingForConnection';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  readonly id: string;
  readonly state: CallbackState;
  readonly isPhoneShort: boolean;
}

/** The line between the fields and the button; its space is reserved even when it is empty. */
export function ErrorMessage({ id, state, isPhoneShort }: ErrorMessageProps) {
  const officePhone = useAppSelector(selectCompany).phones?.office;
  const isError = state.matches('error');
  const message = describe(state, officePhone) ?? (isPhoneShort && hint);
  return (
    <p id={id} className={clsx(styles.message, isError && styles.error)} role="alert">
      {message && (
        <>
          <Icon name={isError ? 'alert' : 'info'} />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}

const hint = 'Похоже, в номере не хватает цифр';

function describe(state: CallbackState, officePhone: string | undefined): ReactNode {
  if (state.matches({ error: 'phoneMissing' })) return 'Укажите телефон';
  if (state.matches({ error: 'consentMissing' })) {
    return 'Отметьте согласие на обработку персональных данных';
  }
  if (state.matches({ error: 'sendFailed' })) {
    return orCall('Не удалось отправить. Проверьте интернет и повторите', officePhone);
  }
  if (state.matches({ error: 'tooLong' })) {
    return orCall('Слишком длинный текст. Сократите его и отправьте снова', officePhone);
  }
  if (state.matches({ open: 'waitingForConnection' })) return waitingForConnection;
  return undefined;
}

function orCall(advice: string, officePhone: string | undefined): ReactNode {
  if (!officePhone) return advice;
  return (
    <>
      {advice} или позвоните: <PhoneLink phone={officePhone} />
    </>
  );
}
