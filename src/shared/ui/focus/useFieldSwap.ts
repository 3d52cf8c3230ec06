import { useEffect, useRef, useState } from 'react';
import { focusIfLost } from './focusIfLost';

/** A button that a field takes the place of, and the other way round; the focus follows. */
export function useFieldSwap() {
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef(isOpen);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (shown.current !== isOpen) focusIfLost(isOpen ? input.current : opener.current);
    shown.current = isOpen;
  }, [isOpen]);

  return { isOpen, setIsOpen, input, opener };
}
