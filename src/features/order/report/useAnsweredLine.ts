import { useEffect, useRef } from 'react';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';

/**
 * A ref of a line of the report that gets the focus if the pressed button has gone with the answer. The
 * line is no control, so that a second press answers no other line and undoes nothing.
 */
export function useAnsweredLine(isAnswered: boolean) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAnswered) focusIfLost(item.current);
  }, [isAnswered]);
  return item;
}
