import clsx from 'clsx';
import { useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { focusPrecedingControl } from '../focus/focusPrecedingControl';
import { Icon } from '../picture/Icon';
import { focusNextQuantity } from '../../startup/focusNextQuantity';
import { useTypedAmount } from './useTypedAmount';
import { selectOnFocus } from './selectOnFocus';
import styles from './Stepper.module.css';

interface StepperProps {
  /** The name of the item, such as an article. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Reads an amount above 0 from a typed text; undefined if there is none. */
  readonly read: (text: string) => number | undefined;
  /** Return the next and the previous amount that can be ordered. */
  readonly up: (value: number) => number;
  readonly down: (value: number) => number;
  /** The smallest amount; with 0, an empty field means 0. */
  readonly min: number;
  /** A problem with the amount, shown below the field. */
  readonly problem?: ReactNode;
  readonly compact?: boolean;
  /** Whether Tab skips the buttons, for fields of a table in which it leads from cell to cell. */
  readonly isOneTabStop?: boolean;
  /** Shown beside the field. */
  readonly children?: ReactNode;
}

/**
 * A quantity field: buttons, arrow keys, + and − change it by whole steps, and any amount can be typed.
 * Escape restores the amount from before the typing.
 */
export function Stepper(props: StepperProps) {
  const { label, value, up, down, min, problem, compact = false, isOneTabStop, children } = props;
  const { text, isUnclear, type, leave, set, restore } = useTypedAmount(props);
  const id = useId();
  const rounded = Number(value.toFixed(3));
  const shown = text ?? formatAmount(rounded);
  const hasMessage = isUnclear || Boolean(problem);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // such as Ctrl and +, which zooms
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') focusNextQuantity(event.currentTarget);
    if (event.key === 'Escape') restore();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    set(step === 'up' ? up(value) : down(value));
  };
  /** The field would drop line breaks, so that «20», «300» in two lines became 20 300. */
  const insert = (event: SyntheticEvent, data: DataTransfer) => {
    const cells = data
      .getData('text')
      .trim()
      .split(/\s*[\t\r\n]\s*/);
    // a matrix takes cells of a spreadsheet itself
    if (event.defaultPrevented || cells.length < 2) return;
    event.preventDefault();
    type(cells.join('; '));
  };
  const tabIndex = isOneTabStop ? -1 : undefined;

  return (
    <>
      <div className={styles.row}>
        <div
          className={clsx(
            styles.stepper,
            compact && styles.compact,
            shown.length > 4 && styles.long,
            hasMessage && styles.warning,
          )}
          role="group"
          aria-label={label}
        >
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label="Уменьшить"
            onClick={() => set(down(value))}
          />
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
            aria-describedby={hasMessage ? id : undefined}
            placeholder={min === 0 ? '0' : undefined}
            value={shown}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            {...selectOnFocus}
            onKeyDown={onKeyDown}
            onPaste={(event) => insert(event, event.clipboardData)}
            onDrop={(event) => insert(event, event.dataTransfer)}
          />
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label="Увеличить"
            onClick={() => set(up(value))}
          />
        </div>
        {children}
      </div>
      {hasMessage && (
        <div className={styles.below}>
          <Icon name="alert" />
          {isUnclear ? (
            <div>
              <p id={id} role="alert">
                Не поняли количество
              </p>
              {value > 0 && (
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    focusPrecedingControl(currentTarget.parentElement);
                    restore();
                  }}
                >
                  Вернуть {formatAmount(rounded)}
                </button>
              )}
            </div>
          ) : (
            <div id={id}>{problem}</div>
          )}
        </div>
      )}
    </>
  );
}

const steps: Readonly<Partial<Record<string, 'up' | 'down'>>> = {
  ArrowUp: 'up',
  '+': 'up',
  ArrowDown: 'down',
  '-': 'down',
};

const formatAmount = (amount: number) => (amount === 0 ? '' : String(amount).replace('.', ','));
