import type { Field } from './fields';

/**
 * Repeats what was typed or chosen for React, which ignores an input event whose value it already tracks. So the
 * field is reset, then filled by the prototype's setter, bypassing React's, and the event has a value that is
 * new to React.
 */
export function replayInput(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // a key makes React hydrate the part of the page with the field, if it was left for later
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
  // rendering may have reset the field, and with it the caret
  const isKept = field.value === value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field);
  if (isKept && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
