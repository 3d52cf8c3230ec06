import { useId, type ReactNode } from 'react';
import { contactFields, type OrderContact } from '../../../domain/order/order';
import field from '../../../shared/ui/form/field.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { InnField } from './InnField';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  readonly contact: OrderContact;
  /** Whether the way of receiving is chosen elsewhere. */
  readonly hasWays: boolean;
  readonly onChange: (changed: OrderContact) => void;
}

/** The `autocomplete` tokens of the fields that a browser can fill in. */
const autoComplete: Readonly<Partial<Record<keyof OrderContact, string>>> = {
  organization: 'organization',
  person: 'name',
  city: 'address-level2',
};

export function ContactFields({ contact, hasWays, onChange }: ContactFieldsProps) {
  const id = useId();
  const shown = contactFields.filter(([name]) => !(hasWays && name === 'receiving'));
  const fieldOf = (name: keyof OrderContact, label: string): ReactNode => {
    const value = contact[name] ?? '';
    const write = (typed: string) => onChange({ [name]: typed });
    if (name === 'inn') return <InnField key={name} label={label} value={value} onChange={write} />;
    return (
      <label key={name} className={field.field}>
        <span className={field.label}>{label}</span>
        {name === 'comment' ? (
          <textarea
            className={field.input}
            rows={2}
            value={value}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <input
            className={field.input}
            autoComplete={autoComplete[name] ?? 'off'}
            value={value}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </label>
    );
  };

  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>Для счёта и отгрузки, по желанию</legend>
      <p id={`${id}-note`} className={text.note}>
        Эти данные не отправляются на сайт: они попадут только в письмо, текст, файл и распечатку.
      </p>
      <div className={styles.grid}>{shown.map(([name, label]) => fieldOf(name, label))}</div>
    </fieldset>
  );
}
