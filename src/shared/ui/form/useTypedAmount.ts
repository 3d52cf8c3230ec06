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
  const draft = typed?.isUnclear && typed.before !== value ? undefined : typed;
  const amountIn = (text: string) => (min === 0 && /^[0\s]*$/.test(text) ? 0 : read(text));

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
  };
}
