import { useEffect, useRef } from 'react';
import field from '../../../../shared/ui/form/field.module.css';
import { lacksDigits } from '../request/phoneNumber';

interface PhoneFieldProps {
  readonly isReadOnly: boolean;
  readonly isMissing: boolean;
  /** Whether the field was left with too few digits. */
  readonly isShort: boolean;
  readonly setShort: (isShort: boolean) => void;
  /** Id of the error or hint. */
  readonly messageId: string;
}

export function PhoneField(props: PhoneFieldProps) {
  const { isReadOnly, isMissing, isShort, setShort, messageId } = props;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);

  return (
    <label className={field.field}>
      <span className={field.label}>Телефон</span>
      <input
        ref={input}
        className={field.input}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="Номер телефона"
        required
        readOnly={isReadOnly}
        aria-invalid={isMissing}
        aria-describedby={isMissing || isShort ? messageId : undefined}
        onBlur={({ target }) => setShort(lacksDigits(target.value))}
        onChange={({ target }) => setShort(isShort && lacksDigits(target.value))}
      />
    </label>
  );
}
