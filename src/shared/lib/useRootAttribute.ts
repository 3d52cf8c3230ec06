import { useLayoutEffect } from 'react';

/** How many components set each attribute. */
const counts = new Map<string, number>();

/**
 * Sets an attribute of the root element while a component is shown, for styles of the page as a whole.
 * `:root:has()` would do without, but the browser searches the whole page for it at many changes
 * (docs/performance.md).
 */
export function useRootAttribute(name: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    change(name, 1);
    return () => change(name, -1);
  }, [name, isSet]);
}

function change(name: string, by: number): void {
  const count = (counts.get(name) ?? 0) + by;
  counts.set(name, count);
  document.documentElement.toggleAttribute(name, count > 0);
}
