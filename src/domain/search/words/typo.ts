import { sharedLength } from '../../sharedLength';

/**
 * Whether two words are equal, or differ by one letter added, dropped or replaced, or by two neighbours
 * swapped.
 */
export function isWithinOneTypo(a: string, b: string): boolean {
  const start = sharedLength(a, b);
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The number of letters to add, drop or replace to turn one word into the other (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let start = 0; start < a.length; start += 1) {
    const next = [start + 1];
    for (let end = 0; end < b.length; end += 1) {
      const replaced = (row[end] ?? 0) + (a[start] === b[end] ? 0 : 1);
      next.push(Math.min(replaced, (row[end + 1] ?? 0) + 1, (next[end] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
