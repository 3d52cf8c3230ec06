import { fold } from './fold';

const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~';
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';

/** «60x90», «60 х 90», «60*90» and «60×90» written alike; «60x» is the beginning of one. */
export function joinSizes(text: string): string {
  return text.replace(/(\d)\s*[xх×*]\s*(?=\d|$)/gi, '$1×').replace(/(\d),(?=\d)/g, '$1.');
}

/** The words of a text, folded. A size or an article is one word. */
export function wordsOf(text: string): string[] {
  return fold(joinSizes(text)).match(/[\p{L}\p{N}]+(?:[-./×][\p{L}\p{N}]+)*×?/gu) ?? [];
}

/** What the same keys give in the other keyboard layout: «коврик» for «rjdhbr». */
export function otherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russian, english] : [english, russian];
  return text
    .toLowerCase()
    .replace(/./gu, (key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key));
}

/** A word of a query: what was typed, and what it means in the other layout. Each may hold several. */
export interface QueryWord {
  readonly typed: readonly string[];
  readonly swapped: readonly string[];
}

/** What is pasted beyond it does not count, so that no paste can hold up the page. */
const maxQueryLength = 200;

export function queryWords(query: string): QueryWord[] {
  return joinSizes(query.slice(0, maxQueryLength))
    .split(/\s+/)
    .map((part) => ({ typed: wordsOf(part), swapped: wordsOf(otherLayout(part)) }))
    .filter(({ typed }) => typed.length > 0);
}

/** Whether one letter more, less or other, or two swapped, make one word of the other. */
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
