import { Suspense, useState, type ReactNode } from 'react';

interface HydratedLaterProps {
  /** Only the first value counts: a change would mount the children anew. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/**
 * Hydrates its children after the rest of the page. A press or key makes React hydrate everything around
 * its target in one task, which is long unless it leaves out the rows far down.
 */
export function HydratedLater({ when, children }: HydratedLaterProps) {
  const [isLater] = useState(when);
  return isLater ? <Suspense>{children}</Suspense> : children;
}
