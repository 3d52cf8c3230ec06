import { useId, useState } from 'react';
import { innProblem } from '../../../domain/company/inn';
import field from '../../../shared/ui/form/field.module.css';
import styles from './ContactFields.module.css';

interface InnFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/**
 * A hint names a possible mistake once the field has been left. It stands beside the label, so that nothing
 * below moves away from a press that leaves the field.
 */
export function InnField({ label, value, onChange }: InnFieldProps) {
  const id = useId();
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <div className={field.field}>
      <div className={styles.labelled}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-hint`} aria-live="polite" className={styles.hint}>
          {wasLeft && innProblem(value)}
        </span>
      </div>
      <input
        id={id}
        className={field.input}
        autoComplete="off"
        inputMode="numeric"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setWasLeft(true)}
      />
    </div>
  );
}
