import { useRef, type PointerEvent } from 'react';

/** The least way of a finger that is a swipe, px. */
const least = 40;

/** A sideways swipe; `touch-action: pan-y` leaves scrolling up and down to the browser. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start.current === null ? 0 : clientX - start.current;
      if (Math.abs(way) >= least) (way < 0 ? onLeft : onRight)();
    },
  };
}
