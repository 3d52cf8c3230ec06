import clsx from 'clsx';
import { Icon } from '../picture/Icon';
import styles from './Select.module.css';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

export function Select({ label, value, options, onChange, className }: SelectProps) {
  return (
    <label className={clsx(styles.select, className)}>
      <span>{label}</span>
      {/* else Firefox would restore what was chosen on another page */}
      <select autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  );
}
