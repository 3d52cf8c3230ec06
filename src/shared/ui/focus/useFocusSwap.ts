import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/** Refs of a button and of what takes its place, and the other way round; the focus follows. */
export function useFocusSwap<T extends HTMLElement>(isSwapped: boolean) {
  const wasSwapped = useRef(isSwapped);
  const button = useRef<HTMLButtonElement>(null);
  const instead = useRef<T>(null);

  useEffect(() => {
    if (wasSwapped.current !== isSwapped) focusIfLost(isSwapped ? instead.current : button.current);
    wasSwapped.current = isSwapped;
  }, [isSwapped]);

  return { button, instead };
}
