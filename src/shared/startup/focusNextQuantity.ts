/**
 * Focuses the quantity field of the next row and selects its text (docs/product.md §7.7). In a table it is
 * the one below, in a matrix of several quantities a row as well.
 */
export function focusNextQuantity(field: Element): void {
  const [row, column] = placeOf(field);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]')];
  const later = fields.slice(fields.findIndex((one) => one === field) + 1);
  const next = later.find((one) => {
    const [otherRow, otherColumn] = placeOf(one);
    return !row || (otherRow !== row && otherColumn === column);
  });
  next?.focus();
  next?.select();
}

function placeOf(field: Element) {
  return [field.closest('tr'), field.closest('td')?.cellIndex] as const;
}
