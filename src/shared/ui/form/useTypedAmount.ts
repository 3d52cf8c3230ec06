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
  /** The last amount that the typing has set; another value comes from elsewhere, such as another tab. */
  readonly own: number | undefined;
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

  /** The value without what the typing has set. */
  const kept = draft && draft.own !== undefined && isSame(draft.own, value) ? draft.before : value;

  return {
    text: draft?.text,
    isUnclear: draft?.isUnclear ?? false,
    type: (text: string) => {
      const amount = amountIn(text);
      setTyped({ text, before: kept, own: amount ?? draft?.own, isUnclear: false });
      if (amount !== undefined) onChange(amount);
    },
    leave: () => {
      const isRead = !draft || amountIn(draft.text) !== undefined;
      setTyped(isRead ? undefined : { ...draft, before: kept, isUnclear: true });
      if (!isRead && value !== kept) onChange(kept);
    },
    /** Sets an amount by a button or a key in place of what is typed. */
    set: (next: number) => {
      setTyped(undefined);
      // an edit that changes nothing would end the offer to undo the change before it
      if (next !== value) onChange(next);
    },
    /** Sets the amount from before the typing. */
    restore: () => {
      setTyped(undefined);
      if (value !== kept) onChange(kept);
    },
  };
}

/** Whether the value has not been changed from elsewhere, such as by a paste into several fields. */
function isCurrent({ before, isUnclear }: Draft, amount: number | undefined, value: number) {
  if (amount === undefined) return !isUnclear || before === value;
  return isSame(amount, value);
}

/** Amounts have three decimals; more of them come from packs that were converted to units. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.0005;
}
