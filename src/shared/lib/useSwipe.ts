import { useRef, type PointerEvent } from 'react';

/** The shortest horizontal movement of a finger that counts as a swipe, px. */
const threshold = 40;

/** Handlers for a sideways swipe; `touch-action: pan-y` leaves vertical scrolling to the browser. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      // a second finger is no swipe
      start.current = pointerType === 'touch' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === null ? 0 : clientX - start.current;
      if (Math.abs(distance) >= threshold) (distance < 0 ? onLeft : onRight)();
    },
  };
}
