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
    const start = text.indexOf(word.text, next);
    if (start < 0) continue;
    next = start + word.text.length;
    const [from, to] = longestMatch(word, queried);
    if (from === to) continue;
    add(text.slice(end, start + from), false);
    end = start + to;
    add(text.slice(start + from, end), true);
  }
  add(text.slice(end), false);
  return pieces;
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
