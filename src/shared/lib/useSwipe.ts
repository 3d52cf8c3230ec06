import { useRef, type PointerEvent } from 'react';

/** The shortest horizontal movement of a finger that counts as a swipe, px. */
const threshold = 40;

/**
 * Handlers for a sideways swipe by one finger; others may rest elsewhere on the screen.
 * `touch-action: pan-y` leaves vertical scrolling to the browser.
 */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  /** By its id, where each finger on the element came down, px; not a number if it was not alone. */
  const starts = useRef(new Map<number, number>());
  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      // the only finger on the screen: one before it may have left unnoticed
      if (isPrimary) starts.current.clear();
      const others = [...starts.current.keys()];
      for (const id of others) starts.current.set(id, NaN);
      starts.current.set(pointerId, others.length > 0 ? NaN : clientX);
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      const distance = clientX - (starts.current.get(pointerId) ?? NaN);
      starts.current.delete(pointerId);
      if (Math.abs(distance) >= threshold) (distance < 0 ? onLeft : onRight)();
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => {
      starts.current.delete(pointerId);
    },
  };
}
