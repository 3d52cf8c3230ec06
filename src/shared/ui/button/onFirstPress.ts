import type { MouseEvent } from 'react';

/** A handler of clicks. The second press of a double click hits what the first has moved to its place. */
export const onFirstPress =
  (run: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) run();
  };
