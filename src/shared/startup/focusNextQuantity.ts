/** Focuses the next quantity field and selects its text (docs/product.md §7.7). */
export function focusNextQuantity(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  next?.select();
}
