import { useId } from 'react';
import { contactFields, type OrderContact } from '../../../domain/order/order';
import field from '../../../shared/ui/form/field.module.css';
import text from '../../../shared/ui/text/text.module.css';
import styles from './ContactFields.module.css';

interface ContactFieldsProps {
  readonly contact: OrderContact;
  readonly onChange: (changed: OrderContact) => void;
}

/** The `autocomplete` tokens of the fields that a browser can fill in. */
const autoComplete: OrderContact = {
  organization: 'organization',
  person: 'name',
  city: 'address-level2',
};

export function ContactFields({ contact, onChange }: ContactFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.fields} aria-describedby={`${id}-note`}>
      <legend>Для счёта и отгрузки, по желанию</legend>
      <p id={`${id}-note`} className={text.note}>
        Эти данные не отправляются на сайт: они войдут только в письмо, текст, файл и печать.
      </p>
      <div className={styles.grid}>
        {contactFields.map(([name, label]) => (
          <label key={name} className={field.field}>
            <span className={field.label}>{label}</span>
            {name === 'comment' ? (
              <textarea
                className={field.input}
                rows={1}
                value={contact[name] ?? ''}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            ) : (
              <input
                className={field.input}
                autoComplete={autoComplete[name] ?? 'off'}
                inputMode={name === 'inn' ? 'numeric' : 'text'}
                value={contact[name] ?? ''}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
