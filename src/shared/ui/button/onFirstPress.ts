import type { MouseEvent } from 'react';

/** Ignores the second press of a double click, which hits what the first one has moved to its place. */
export const onFirstPress =
  (run: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) run();
  };
