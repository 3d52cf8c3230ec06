import clsx from 'clsx';
import { useState, type KeyboardEvent } from 'react';
import { Icon } from './Icon';
import styles from './Stepper.module.css';

interface StepperProps {
  /** What the quantity is of, such as an article. */
  readonly label: string;
  readonly value: number;
  /** Is told every amount above 0 as it is typed; what isn't one yet stays in the field only. */
  readonly onChange: (value: number) => void;
  /** The next and the previous amount that can be ordered. */
  readonly up: (value: number) => number;
  readonly down: (value: number) => number;
  /** Of 0, the field may be empty, and that is an amount of 0. */
  readonly min: number;
  /** Id of the sentence that says what is wrong with the amount. */
  readonly problem?: string | undefined;
  readonly compact?: boolean;
}

/** A quantity: buttons move it by whole steps, free typing is allowed (design.md §5). */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, up, down, min, problem, compact = false } = props;
  const [draft, setDraft] = useState<string>();

  const change = (next: number) => {
    setDraft(undefined);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') focusNextQuantity(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(event.key === 'ArrowUp' ? up(value) : down(value));
  };

  return (
    <div
      className={clsx(styles.stepper, compact && styles.compact, problem && styles.warning)}
      role="group"
      aria-label={label}
    >
      <button type="button" aria-label="Уменьшить" onClick={() => change(down(value))}>
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        role="spinbutton"
        aria-label={`Количество: ${label}`}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-describedby={problem}
        value={draft ?? formatAmount(value)}
        onChange={({ target }) => {
          setDraft(target.value);
          const amount = parseAmount(target.value, min);
          if (amount !== undefined) onChange(amount);
        }}
        onBlur={() => setDraft(undefined)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label="Увеличить" onClick={() => change(up(value))}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** Enter moves to the next row's quantity (product.md, «Category»). */
function focusNextQuantity({ currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const quantities = [...document.querySelectorAll<HTMLElement>('input[role="spinbutton"]')];
  quantities[quantities.indexOf(currentTarget) + 1]?.focus();
}

const formatAmount = (amount: number) => (amount === 0 ? '' : String(amount).replace('.', ','));

/** «20», «1,5» or «1 000»: an amount above 0 and below a million; anything else is not one. */
function parseAmount(text: string, min: number): number | undefined {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  if (min === 0 && /^0*$/.test(digits)) return 0;
  const amount = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount < 1_000_000 ? amount : undefined;
}
