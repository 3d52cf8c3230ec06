import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { afterPaint } from '../../lib/afterPaint';
import { doubleClickTime } from './doubleClickTime';
import { focusIfLost } from './focusIfLost';

/**
 * Moves the focus from a control that is replaced when pressed to its replacement, `target`.
 * The focus moves after the next paint: setting it earlier would force an extra layout of the page.
 */
export function useFocusHandover<T extends HTMLElement>(isReplaced: boolean) {
  const target = useRef<T>(null);
  const press = useRef<{ readonly then: (() => void) | undefined }>(null);
  const pressedAt = useRef(-doubleClickTime);

  useLayoutEffect(() => {
    const handedOver = press.current;
    press.current = null;
    if (!isReplaced || !handedOver) return;
    afterPaint(() => {
      focusIfLost(target.current);
      handedOver.then?.();
    });
  }, [isReplaced]);

  return {
    target,
    /** The second click of a double click hits the replacement, which must not answer it. */
    onClick: (event: MouseEvent) => {
      if (event.timeStamp - pressedAt.current < doubleClickTime) event.preventDefault();
    },
    /**
     * To be called when the control is pressed.
     * @param then called once the target has the focus: a dialog opened then returns the focus there
     */
    handOver: (then?: () => void) => {
      press.current = { then };
      pressedAt.current = performance.now();
      // removing the focused element would force a layout as well
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}
