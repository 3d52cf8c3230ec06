import { useState } from 'react';

interface TypedAmountOptions {
  readonly value: number;
  readonly min: number;
  readonly read: (text: string) => number | undefined;
  readonly onChange: (value: number) => void;
}

interface Draft {
  readonly text: string;
  /** The value when the typing began. */
  readonly before: number;
  /** Whether the field was left with a text that is not an amount, which stays until the value changes. */
  readonly isUnclear: boolean;
}

/**
 * The state of a quantity field. `onChange` is called with every amount as it is typed; if the field is
 * left without one, with the value from before.
 */
export function useTypedAmount({ value, min, read, onChange }: TypedAmountOptions) {
  const [typed, setTyped] = useState<Draft>();
  const amountIn = (text: string) => (min === 0 && /^[0\s]*$/.test(text) ? 0 : read(text));
  const draft = typed && isCurrent(typed, amountIn(typed.text), value) ? typed : undefined;

  return {
    text: draft?.text,
    isUnclear: draft?.isUnclear ?? false,
    type: (text: string) => {
      setTyped({ text, before: draft?.before ?? value, isUnclear: false });
      const amount = amountIn(text);
      if (amount !== undefined) onChange(amount);
    },
    leave: () => {
      const isRead = !draft || amountIn(draft.text) !== undefined;
      setTyped(isRead ? undefined : { ...draft, isUnclear: true });
      if (!isRead && value !== draft.before) onChange(draft.before);
    },
    /** Sets an amount by a button or a key in place of what is typed. */
    set: (next: number) => {
      setTyped(undefined);
      onChange(next);
    },
    /** Sets the amount from before the typing. */
    restore: () => {
      setTyped(undefined);
      if (draft && value !== draft.before) onChange(draft.before);
    },
  };
}

/** Whether the value has not been changed from elsewhere, such as by a paste into several fields. */
function isCurrent({ before, isUnclear }: Draft, typed: number | undefined, value: number) {
  if (typed === undefined) return !isUnclear || before === value;
  // amounts have three decimals; more of them come from packs that were converted to units
  return Math.abs(typed - value) < 0.0005;
}
