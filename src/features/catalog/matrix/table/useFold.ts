import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

interface FoldOptions {
  readonly isFirst: boolean;
  readonly hasAmount: boolean;
  /** Whether the address names one of its carpets. */
  readonly hasMarked: boolean;
}

/**
 * The props of the `<details>` that shows whether a row is open (docs/product.md §20.8). The browser opens
 * and closes it, also for code that sets `open`; `onToggle` tells the state.
 */
export function useFold({ isFirst, hasAmount, hasMarked }: FoldOptions) {
  const ref = useRef<HTMLDetailsElement>(null);
  /** Undefined until an amount, the address or the visitor decides; until then only the first row is open. */
  const [isOpen, setOpen] = useState<boolean>();
  const [wasMarked, setWasMarked] = useState(false);
  // stays open when its amounts are undone
  if (hasAmount && isOpen === undefined) setOpen(true);
  // may be closed again while the address still names the carpet
  if (hasMarked !== wasMarked) {
    setWasMarked(hasMarked);
    if (hasMarked) setOpen(true);
  }

  useEffect(() => {
    // keeps a row open that was opened before hydration, and the first one if a filter puts another before it
    if (ref.current?.open) setOpen(true);
  }, []);

  return {
    ref,
    open: isOpen ?? isFirst,
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      setOpen(currentTarget.open),
  };
}
