import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export const listId = 'suggestions';
export const optionId = (index: number) => `suggestion-${index}`;

interface Combobox {
  /** What is offered, in order. An option that another answer offers too is the same value. */
  readonly options: readonly unknown[];
  /** Whether an answer is shown, with options or without. */
  readonly isOpen: boolean;
  /** Adds what an option offers to the cart; false if it offers nothing. */
  readonly onAdd: (index: number) => boolean;
  readonly onClose: () => void;
}

/**
 * Makes a field with a list of options a combobox (docs/product.md §18.6): the focus stays in the field,
 * whose keys choose an option. The field is part of the header, whose code is loaded earlier, so its
 * attributes and keys are set here rather than by its props.
 * @returns the index of the chosen option
 */
export function useCombobox(field: HTMLInputElement, combobox: Combobox): number | undefined {
  const { options, isOpen } = combobox;
  const count = options.length;
  const [choice, setChoice] = useState<unknown>();
  // an answer that comes after the choice keeps it, if it has the option; typing ends it
  const index = options.indexOf(choice);
  const chosen = index < 0 ? undefined : index;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const next = neighbour(key, chosen, count);
    if (next !== undefined) {
      setChoice(options[next]);
    } else if (key === 'Escape') {
      combobox.onClose();
    } else if (key === 'Enter' && chosen !== undefined) {
      const isAdded = (ctrlKey || metaKey) && combobox.onAdd(chosen);
      if (!isAdded) optionOf(chosen)?.click();
    } else {
      // without a choice, the form opens all results
      return;
    }
    event.preventDefault();
  });

  // before what is offered is painted, since a key may follow at once
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => {
      if (!event.isComposing) onKeyDown(event);
    };
    const shown = new AbortController();
    const { signal } = shown;
    field.addEventListener('keydown', listener, { signal });
    field.addEventListener('input', () => setChoice(undefined), { signal });
    return () => shown.abort();
  }, [field, isOpen]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0));
    return () => field.setAttribute('aria-expanded', 'false');
  }, [field, count]);

  useEffect(() => {
    if (chosen === undefined) return;
    field.setAttribute('aria-activedescendant', optionId(chosen));
    optionOf(chosen)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, chosen]);

  return chosen;
}

function optionOf(index: number): HTMLElement | null {
  return document.getElementById(optionId(index));
}

/** The option that an arrow key leads to; from the last one to the first and back. */
function neighbour(key: string, index: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return index === undefined ? 0 : (index + 1) % count;
  if (key === 'ArrowUp') return ((index ?? 0) + count - 1) % count;
  return undefined;
}
