import { formatNumber } from '../domain/format/number';

/** The first of some names, and the number of the others: «a.xml, b.xml и ещё 37». */
export function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` и ещё ${formatNumber(rest)}` : '');
}
