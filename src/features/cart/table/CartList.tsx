import { useEffect, useRef, type ReactNode } from 'react';
import { selectUndoable } from '../../../state/cart/cartSlice';
import { useAppSelector } from '../../../state/hooks';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';

/** The lines. Moves the focus to the line that takes the place of a removed one, or that was put back. */
export function CartList({ children }: { readonly children: ReactNode }) {
  const undoable = useAppSelector(selectUndoable);
  const latest = useRef(undoable);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // a change that was made on another page
    if (latest.current === undoable) return;
    const { before, after } = undoable ?? latest.current ?? {};
    latest.current = undoable;
    if (!before || !after) return;
    const index = before.findIndex(({ _id }, position) => after[position]?._id !== _id);
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(index, rows.length - 1)];
    const button = row?.querySelector<HTMLElement>('td:last-child button');
    focusIfLost(button);
    // whoever uses a mouse keeps the place on the page
    if (button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
  }, [undoable]);

  return <div ref={box}>{children}</div>;
}
