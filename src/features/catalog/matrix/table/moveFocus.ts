import type { KeyboardEvent } from 'react';

/** Rows and columns to move by. */
const moves: Readonly<Partial<Record<string, readonly [down: number, right: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus between the quantities of a table: the arrows and Enter, which goes down (docs/product.md
 * §20.6). In a text, ← and → do so only at its ends. To be called in the capture phase, since the quantity
 * itself answers ↑, ↓ and Enter.
 */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const move = moves[key];
  if (!move || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLInputElement) || !isAtEnd(target, key)) return;
  const next = isList(target) ? nextInList(target, move) : nextInTable(target, move);
  if (!next && move[0] === 0) return;
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (key === 'ArrowLeft') return selectionStart === 0;
  return key !== 'ArrowRight' || selectionEnd === value.length;
}

const rowOf = (field: Element) => field.closest('tr');

/** Whether the cells are below each other, as on a phone. */
function isList(field: Element): boolean {
  const row = rowOf(field);
  return row !== null && getComputedStyle(row).display !== 'table-row';
}

function nextInList(field: Element, [down]: readonly [number, number]): HTMLElement | undefined {
  const fields = [...(field.closest('table')?.querySelectorAll<HTMLElement>('td input') ?? [])];
  const isShown = (one: HTMLElement) => {
    const cell = one.closest('td');
    return cell !== null && getComputedStyle(cell).display !== 'none';
  };
  const shown = fields.filter(isShown);
  const index = shown.findIndex((one) => one === field) + down;
  return down === 0 ? undefined : shown[index];
}

function nextInTable(
  field: Element,
  [down, right]: readonly [number, number],
): HTMLElement | undefined {
  const rows = [...(field.closest('tbody')?.rows ?? [])];
  let row = rows.findIndex((one) => one === rowOf(field));
  let column = field.closest('td')?.cellIndex ?? 0;
  for (;;) {
    row += down;
    column += right;
    const cell = rows[row]?.cells[column];
    if (!cell) return undefined;
    const next = cell.querySelector('input');
    if (next) return next;
  }
}
