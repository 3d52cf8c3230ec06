import { useCallback, useSyncExternalStore } from 'react';

/** The text of a field that is not controlled by React. */
export function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      field.addEventListener('input', notify);
      return () => field.removeEventListener('input', notify);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}

/** Replaces the text without an event. */
export function setText(field: HTMLInputElement, text: string): void {
  field.value = text;
}

/** Writes a text as if it had been typed, and focuses the field at its end. */
export function typeInto(field: HTMLInputElement, text: string): void {
  setText(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  field.setSelectionRange(text.length, text.length);
}
