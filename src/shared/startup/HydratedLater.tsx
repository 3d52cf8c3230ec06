import { Suspense, useState, type ReactNode } from 'react';

interface HydratedLaterProps {
  /** Whether they are so; the first value holds, since a change would render the children anew. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/**
 * What is far down a long page is hydrated after the rest of it, so that a press or key elsewhere, for
 * which React hydrates its part at once, does not wait for all rows.
 */
export function HydratedLater({ when, children }: HydratedLaterProps) {
  const [isLater] = useState(when);
  return isLater ? <Suspense>{children}</Suspense> : children;
}
