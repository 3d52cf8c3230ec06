/** Focuses the next quantity field, in a matrix the one below, and selects its text (docs/product.md §7.7, §20.6). */
export function focusNextQuantity(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')];
  const column = columnOf(field);
  const next = fields.slice(fields.indexOf(field) + 1).find((one) => columnOf(one) === column);
  next?.focus();
  next?.select();
}

/** Undefined outside of tables, and on phones, where the cells of a table are below each other. */
function columnOf(field: Element): number | undefined {
  const cell = field.closest('td');
  return cell && getComputedStyle(cell).display === 'table-cell' ? cell.cellIndex : undefined;
}
