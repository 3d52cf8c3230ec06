import { sharedLength } from '../sharedLength';
import { readQuery } from './query/query';
import { wordsOf, type Word } from './words/words';

/** A piece of a text, and whether it matches a query. */
interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text into the parts of words that a query matches, and the rest (docs/product.md §18.3). */
export function markMatches(text: string, query: string): Piece[] {
  const queried = readQuery(query).flatMap(({ readings }) => readings.flat());
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece) pieces.push({ text: piece, isMatch });
  };
  let end = 0;
  let next = 0;
  for (const word of wordsOf(text)) {
    const [written = ''] = asWritten(word).exec(text.slice(next)) ?? [];
    const start = text.indexOf(written, next);
    next = start + written.length;
    const [from, partTo] = longestMatch(word, queried);
    if (from === partTo) continue;
    // a size with spaces has other places than the word
    const to = written.length === word.text.length ? partTo : written.length;
    add(text.slice(end, start + from), false);
    end = start + to;
    add(text.slice(start + from, end), true);
  }
  add(text.slice(end), false);
  return pieces;
}

/** Finds a word in its text, where a size may be written in another way: «37,5 х 37,5» for «37.5×37.5». */
function asWritten({ text }: Word): RegExp {
  return new RegExp(text.replaceAll('.', '[.,]').replaceAll('×', '\\s*[xх×*]\\s*'), 'i');
}

/** The longest part of a word that one of the queried words matches: `[0, 0]` if none does. */
function longestMatch(word: Word, queried: readonly Word[]): readonly [from: number, to: number] {
  const matches = queried.map(({ folded, stem }) => {
    const at = word.folded.indexOf(folded);
    // a short word matches only the beginning, a long one also a part: «коврик» in «автоковрик»
    if (folded.length >= 4 ? at >= 0 : at === 0) return [at, at + folded.length] as const;
    return stem && stem === word.stem ? ([0, sharedLength(word.folded, folded)] as const) : none;
  });
  return matches.reduce((best, match) => (lengthOf(match) > lengthOf(best) ? match : best), none);
}

const none = [0, 0] as const;
const lengthOf = ([from, to]: readonly [number, number]) => to - from;
