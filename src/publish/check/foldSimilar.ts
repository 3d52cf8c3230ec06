import { formatNumber } from '../../domain/format/number';
import { groupBy } from '../../domain/groupBy';
import type { Finding } from '../finding';

/** Of similar findings that are folded, this many are shown. */
const mostShown = 5;

/**
 * Of many findings that differ only in their rows and quoted values, keeps the first ones, the last of
 * which gets the number of the others: «… ещё таких же: 37».
 */
export function foldSimilar(findings: readonly Finding[]): readonly Finding[] {
  return [...groupBy(findings, kindOf).values()].flatMap((group) => {
    const rest = group.length - mostShown;
    const last = group[mostShown - 1];
    if (rest <= 1 || !last) return group;
    const more = `… ещё таких же: ${formatNumber(rest)}`;
    return [
      ...group.slice(0, mostShown - 1),
      { ...last, excerpt: [...(last.excerpt ?? []), more] },
    ];
  });
}

/** The same for findings that may be folded together. */
function kindOf({ severity, place, message }: Finding): string {
  const pattern = message
    .replace(/«[^«»]*(?:«[^»]*»[^«»]*)*»/g, '«»')
    .replace(/\d[\d\s.,]*/g, '0 ');
  return [severity, place.sheet, place.field, pattern].join('\n');
}
