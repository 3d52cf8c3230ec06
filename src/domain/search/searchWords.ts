import { fold } from './fold';

const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~';
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';

/** Writes `60x90`, `60 х 90`, `60*90` and `60×90` in one way; `60x` is the beginning of a size. */
export function joinSizes(text: string): string {
  return text.replace(/(\d)\s*[xх×*]\s*(?=\d|$)/gi, '$1×').replace(/(\d),(?=\d)/g, '$1.');
}

/** The folded words of a text. A size is one word, and so is an article. */
export function wordsOf(text: string): string[] {
  return fold(joinSizes(text)).match(/[\p{L}\p{N}]+(?:[-./×][\p{L}\p{N}]+)*×?/gu) ?? [];
}

/** The same keys in the other keyboard layout: «коврик» for «rjdhbr» (docs/product.md §6.8). */
export function otherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russian, english] : [english, russian];
  return text
    .toLowerCase()
    .replace(/./gu, (key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key));
}

/** A part of a query: its words as typed, and in the other keyboard layout. */
export interface QueryWord {
  readonly typed: readonly string[];
  readonly swapped: readonly string[];
}

/** Further characters are ignored, so that a long paste does not block the page (docs/product.md §6.9). */
const maxQueryLength = 200;

/** The parts of a query between spaces; those without letters and digits are left out. */
export function queryWords(query: string): QueryWord[] {
  return joinSizes(query.slice(0, maxQueryLength))
    .split(/\s+/)
    .map((part) => ({ typed: wordsOf(part), swapped: wordsOf(otherLayout(part)) }))
    .filter(({ typed }) => typed.length > 0);
}

/** Whether the words differ by one letter added, dropped or replaced, or by two neighbours swapped. */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
