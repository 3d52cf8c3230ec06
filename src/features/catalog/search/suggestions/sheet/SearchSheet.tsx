import { useEffect, useState } from 'react';
import type { SuggestionsProps } from '../Suggestions';
import { isTyping } from '../field';
import { OpenSheet } from './OpenSheet';

/** On phones a press on the field, or typing, opens a sheet with a field of its own. */
export function SearchSheet({ field }: SuggestionsProps) {
  // a finger that has focused the field while this code was loading, or a text typed meanwhile
  const [isOpen, setOpen] = useState(() =>
    field.value
      ? isTyping(field)
      : document.activeElement === field && window.matchMedia('(pointer: coarse)').matches,
  );

  useEffect(() => {
    const open = () => setOpen(true);
    const mounted = new AbortController();
    const { signal } = mounted;
    // not on focus, which returns to the field when the sheet is closed
    field.addEventListener('click', open, { signal });
    field.addEventListener('input', open, { signal });
    return () => mounted.abort();
  }, [field]);

  return isOpen && <OpenSheet headerField={field} onClose={() => setOpen(false)} />;
}
