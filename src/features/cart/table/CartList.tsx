import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectCartCount, selectRemoved } from '../../../state/cart/cartSlice';
import { CartTable } from './CartTable';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';
import { UndoBar } from '../warnings/UndoBar';

/** The lines, below a bar that restores removed ones. */
export function CartList() {
  const count = useAppSelector(selectCartCount);
  const removed = useAppSelector(selectRemoved);
  const shown = useRef(removed);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const index = (removed[0] ?? shown.current[0])?.index;
    shown.current = removed;
    if (index === undefined) return;
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(index, rows.length - 1)] ?? box.current;
    focusIfLost(row?.querySelector<HTMLElement>('td:last-child button, [role="status"] button'));
  }, [removed]);

  return (
    <div ref={box}>
      <UndoBar />
      {count > 0 && <CartTable />}
    </div>
  );
}
