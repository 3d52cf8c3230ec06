import { useRef, type PointerEvent } from 'react';

/** The shortest horizontal movement of a finger that counts as a swipe, px. */
const threshold = 40;

/** Handlers for a sideways swipe; `touch-action: pan-y` leaves vertical scrolling to the browser. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ readonly pointerId: number; readonly x: number }>(null);
  return {
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX }: PointerEvent) => {
      // two fingers are no swipe; the first one on the screen may rest elsewhere
      const isAlone = isPrimary || !start.current;
      start.current = pointerType === 'touch' && isAlone ? { pointerId, x: clientX } : null;
    },
    onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.pointerId !== pointerId) return;
      const distance = clientX - start.current.x;
      start.current = null;
      if (Math.abs(distance) >= threshold) (distance < 0 ? onLeft : onRight)();
    },
  };
}
