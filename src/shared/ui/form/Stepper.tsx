import clsx from 'clsx';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  /** What the quantity is of, such as an article. */
  readonly label: string;
  readonly value: number;
  /** Is told every amount as it is typed, and the one before once the field is left with none. */
  readonly onChange: (value: number) => void;
  /** An amount above 0 out of what is typed; undefined where there is none. */
  readonly read: (text: string) => number | undefined;
  /** The next and the previous amount that can be ordered. */
  readonly up: (value: number) => number;
  readonly down: (value: number) => number;
  /** Of 0, the field may be empty, and that is an amount of 0. */
  readonly min: number;
  /** Says what is wrong with the amount. */
  readonly problem?: ReactNode;
  readonly compact?: boolean;
  /** Stands beside the field. */
  readonly children?: ReactNode;
}

interface Draft {
  readonly text: string;
  /** The value when the typing began. */
  readonly before: number;
  /** The field was left with a text that is no amount; it stays until there is another value. */
  readonly isLeft: boolean;
}

/** A quantity: buttons move it by whole steps, free typing is allowed (design.md §5). */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, read, up, down, min, problem, compact = false, children } = props;
  const [typed, setTyped] = useState<Draft>();
  const id = useId();
  const draft = typed?.isLeft && typed.before !== value ? undefined : typed;
  const isUnclear = draft?.isLeft ?? false;

  const rounded = Number(value.toFixed(3));
  const amountIn = (text: string) => (min === 0 && /^[0\s]*$/.test(text) ? 0 : read(text));

  const change = (next: number) => {
    setTyped(undefined);
    onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') focusNextQuantity(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(event.key === 'ArrowUp' ? up(value) : down(value));
  };

  return (
    <>
      <div className={styles.row}>
        <div
          className={clsx(
            styles.stepper,
            compact && styles.compact,
            (isUnclear || problem) && styles.warning,
          )}
          role="group"
          aria-label={label}
        >
          <button type="button" aria-label="Уменьшить" onClick={() => change(down(value))} />
          <input
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            role="spinbutton"
            aria-label={`Количество: ${label}`}
            aria-valuenow={isUnclear ? undefined : rounded}
            aria-valuemin={min}
            aria-invalid={isUnclear}
            aria-describedby={isUnclear || problem ? id : undefined}
            value={draft?.text ?? formatAmount(rounded)}
            onChange={({ target }) => {
              const before = draft?.before ?? value;
              setTyped({ text: target.value, before, isLeft: false });
              const amount = amountIn(target.value);
              if (amount !== undefined) onChange(amount);
            }}
            onBlur={() => {
              const isRead = !draft || amountIn(draft.text) !== undefined;
              setTyped(isRead ? undefined : { ...draft, isLeft: true });
              if (!isRead && value !== draft.before) onChange(draft.before);
            }}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label="Увеличить" onClick={() => change(up(value))} />
        </div>
        {children}
      </div>
      {isUnclear ? (
        <p id={id} className={clsx(styles.below, styles.unclear)} role="alert">
          Не поняли количество
        </p>
      ) : (
        problem && (
          <div id={id} className={styles.below}>
            {problem}
          </div>
        )
      )}
    </>
  );
}

/** Enter moves to the next row's quantity (product.md, «Category»). */
function focusNextQuantity({ currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const quantities = [...document.querySelectorAll<HTMLElement>('input[role="spinbutton"]')];
  quantities[quantities.indexOf(currentTarget) + 1]?.focus();
}

const formatAmount = (amount: number) => (amount === 0 ? '' : String(amount).replace('.', ','));
