import { useCallback, useSyncExternalStore } from 'react';
import { paths } from '../../../../shared/paths';

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

/** Whether a text is being typed; one that was submitted has its results on the page. */
export function isTyping(field: HTMLInputElement): boolean {
  const { pathname, search } = window.location;
  return document.activeElement === field && paths.search(field.value.trim()) !== pathname + search;
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
