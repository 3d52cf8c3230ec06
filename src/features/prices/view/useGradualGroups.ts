import { startTransition, useEffect, useState } from 'react';
import type { Category } from '../../../domain/settings/settings';
import type { PriceGroup } from './priceGroups';

/** Of the categories whose rows are added and removed together, which React does without a pause. */
const carpetsPerStep = 400;

/**
 * Renews a long list from the top, step by step, so that keys are answered in between.
 * @returns the groups that are shown: those of the list before, more of the given ones with each step
 */
export function useGradualGroups(
  groups: readonly PriceGroup[],
  categories: readonly Category[],
): readonly PriceGroup[] {
  const [before, setBefore] = useState(groups);
  const shown = step(before, groups, categories);
  useEffect(() => {
    if (shown !== before) startTransition(() => setBefore(shown));
  }, [shown, before]);
  return shown;
}

/** Renews the first groups that differ, as many as a step may have. */
function step(
  before: readonly PriceGroup[],
  groups: readonly PriceGroup[],
  categories: readonly Category[],
): readonly PriceGroup[] {
  let renewed = 0;
  // the group of a sorted list comes first
  const shown = [undefined, ...categories].flatMap((category) => {
    const [old, next] = [before, groups].map((list) =>
      list.find((group) => group.category === category),
    );
    if (old === next || renewed >= carpetsPerStep) return old ?? [];
    renewed += category?.items.length ?? 0;
    return next ?? [];
  });
  return renewed < carpetsPerStep ? groups : shown;
}
