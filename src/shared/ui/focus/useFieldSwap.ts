import { useState } from 'react';
import { useFocusSwap } from './useFocusSwap';

/** A button that a field takes the place of, and the other way round; the focus follows. */
export function useFieldSwap() {
  const [isOpen, setOpen] = useState(false);
  const { button, instead } = useFocusSwap<HTMLInputElement>(isOpen);
  return { isOpen, setOpen, input: instead, opener: button };
}
