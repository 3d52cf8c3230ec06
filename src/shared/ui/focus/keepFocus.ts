import { afterPaint } from '../../lib/afterPaint';
import { focusIfLost } from './focusIfLost';
import { precedingControl } from './focusPrecedingControl';

/**
 * Acts, and then gives a focus that was lost back to `element`, or to the control before it if the action
 * has removed it. What the action shows may take the focus first.
 */
export function keepFocus(element: Element | null, act: () => void): void {
  const before = precedingControl(element);
  act();
  afterPaint(() => {
    if (element instanceof HTMLElement) focusIfLost(element);
    focusIfLost(before);
  });
}
