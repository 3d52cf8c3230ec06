import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectCartCount, selectRemoved } from '../../../state/cart/cartSlice';
import { CartTable } from './CartTable';
import { keepFocus } from '../../../shared/ui/focus/keepFocus';
import { UndoBar } from '../warnings/UndoBar';

/** The lines, and above them the way back to those that were taken out. */
export function CartList() {
  const count = useSelector(selectCartCount);
  const removed = useSelector(selectRemoved);
  const shown = useRef(removed);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const index = (removed[0] ?? shown.current[0])?.index;
    shown.current = removed;
    if (index === undefined) return;
    const rows = box.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(index, rows.length - 1)] ?? box.current;
    keepFocus(row?.querySelector<HTMLElement>('td:last-child button, [role="status"] button'));
  }, [removed]);

  return (
    <div ref={box}>
      <UndoBar />
      {count > 0 && <CartTable />}
    </div>
  );
}
