import { useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { focusIfLost } from './focusIfLost';

/**
 * Moves the focus from a control that its own press removes to the element that replaces it, `target`.
 * The focus moves after the next paint: setting it earlier would force an extra layout of the page.
 */
export function useFocusHandover<T extends HTMLElement>(isReplaced: boolean) {
  const target = useRef<T>(null);
  const isHandingOver = useRef(false);

  useLayoutEffect(() => {
    if (isReplaced && isHandingOver.current) afterPaint(() => focusIfLost(target.current));
    isHandingOver.current = false;
  }, [isReplaced]);

  return {
    target,
    /** To be called when the control is pressed. */
    handOver: () => {
      isHandingOver.current = true;
      // removing the focused element would force a layout as well
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}
