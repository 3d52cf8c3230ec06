import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectCartCount, selectUndoable } from '../../../state/cart/cartSlice';
import { CartTable } from './CartTable';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';
import { UndoBar } from '../warnings/UndoBar';

/** The lines, below a bar that restores removed ones. */
export function CartList() {
  const count = useAppSelector(selectCartCount);
  const undoable = useAppSelector(selectUndoable);
  const shown = useRef(undoable);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { before, after } = undoable ?? shown.current ?? {};
    shown.current = undoable;
    if (!before || !after) return;
    const index = before.findIndex(({ _id }, position) => after[position]?._id !== _id);
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(index, rows.length - 1)] ?? box.current;
    focusIfLost(row?.querySelector<HTMLElement>('td:last-child button, [role="status"] button'));
  }, [undoable]);

  return (
    <div ref={box}>
      <UndoBar />
      {count > 0 && <CartTable />}
    </div>
  );
}
