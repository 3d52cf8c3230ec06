import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus from a control that goes when it is pressed to the element that takes its place:
 * before a dialog opens, so that closing it brings the focus back there.
 */
export function useReplacement<T extends HTMLElement>(isReplaced: boolean) {
  const replacement = useRef<T>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    if (isReplaced && isPressed.current) replacement.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isReplaced]);

  return {
    replacement,
    press: () => {
      isPressed.current = true;
    },
  };
}
