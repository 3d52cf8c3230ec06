import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { keepFocus } from './keepFocus';

/**
 * Moves the focus from a control that goes when it is pressed to the element that takes its place,
 * once that is painted: the browser would lay out the page for it before.
 */
export function useReplacement<T extends HTMLElement>(isReplaced: boolean) {
  const replacement = useRef<T>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    if (isReplaced && isPressed.current) afterPaint(() => keepFocus(replacement.current));
    isPressed.current = false;
  }, [isReplaced]);

  return {
    replacement,
    press: () => {
      isPressed.current = true;
      // removing what has the focus would make the browser lay out the page at once
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}
