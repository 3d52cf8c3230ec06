export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isQuantity = (element: Element): element is HTMLInputElement =>
  element.role === 'spinbutton';

/** Whether typing would replace the amount. */
export const isSelected = (element: Element): element is HTMLInputElement =>
  isQuantity(element) &&
  element.selectionEnd === element.value.length &&
  element.selectionStart === 0;

/** Whether it holds a value that is typed or chosen; checkboxes and radio buttons are pressed, as buttons are. */
export function isField(element: Element): element is Field {
  return element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
}
