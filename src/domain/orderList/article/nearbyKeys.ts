import { groupBy } from '../../groupBy';
import { sharedLength } from '../../sharedLength';

/**
 * Prepares sorted keys for `find(word, limit)`, which finds those that at most `limit` slips turn into
 * the word: a character added, dropped or replaced, or two neighbours swapped (optimal string alignment).
 * Neighbours in the order share their beginnings, whose rows of distances are calculated once, so that
 * a word takes a few milliseconds among 10,000 articles.
 */
export function nearbyKeys(keys: readonly string[]) {
  const byLength = groupBy(keys, ({ length }) => length);

  return (word: string, limit: number) => {
    const found: Near[] = [];
    for (const [length, group] of byLength) {
      if (Math.abs(length - word.length) <= limit) found.push(...findIn(group, word, limit));
    }
    return found;
  };
}

interface Near {
  readonly key: string;
  readonly slips: number;
}

/** @param keys sorted, all of the same length */
function findIn(keys: readonly string[], word: string, limit: number): readonly Near[] {
  const found: Near[] = [];
  /** For each beginning of a key, its distances to the beginnings of the word. */
  const rows = [Array.from({ length: word.length + 1 }, (_, end) => end)];
  /** The beginning whose rows have been calculated, and the smallest distance in its last row. */
  let known = '';
  let least = 0;
  for (const key of keys) {
    if (least > limit && key.startsWith(known)) continue;
    let length = sharedLength(known, key);
    least = 0;
    while (length < key.length && least <= limit) {
      length += 1;
      least = fillRow(rows, length, key, word);
    }
    known = key.slice(0, length);
    const slips = rows[key.length]?.[word.length] ?? Infinity;
    if (least <= limit && slips <= limit) found.push({ key, slips });
  }
  return found;
}

/** @returns the smallest distance in the row */
function fillRow(rows: number[][], at: number, key: string, word: string): number {
  const row = (rows[at] ??= []);
  const above = rows[at - 1] ?? [];
  row[0] = at;
  let least = at;
  for (let end = 1; end <= word.length; end += 1) {
    const isSame = key[at - 1] === word[end - 1];
    let slips = (above[end - 1] ?? 0) + (isSame ? 0 : 1);
    slips = Math.min(slips, (above[end] ?? 0) + 1, (row[end - 1] ?? 0) + 1);
    if (key[at - 1] === word[end - 2] && key[at - 2] === word[end - 1]) {
      slips = Math.min(slips, (rows[at - 2]?.[end - 2] ?? 0) + 1);
    }
    row[end] = slips;
    least = Math.min(least, slips);
  }
  return least;
}
