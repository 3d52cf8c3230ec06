import { readQuery, type QueryPart } from './query/query';
import { groupBy } from '../groupBy';
import { rankPart } from './ranks';
import type { SearchIndex } from './index/searchIndex';
import { fold } from './words/fold';
import { distance } from './words/typo';

const maxQueries = 3;
/** The number of similar words that are tried. */
const maxTried = 12;

/**
 * At most three queries that find something, in place of one that does not: its unknown word is replaced by
 * the most similar words of the catalogue, or one of its words is left out.
 */
export function nearestQueries(
  query: string,
  index: SearchIndex,
  finds: (query: string) => boolean,
): readonly string[] {
  const parts = readQuery(query);
  const unknown = parts.find((part) => !rankPart(part, index));
  const without = (dropped: QueryPart) => textOf(parts.filter((part) => part !== dropped));
  const candidates = unknown
    ? [
        ...similarWords(unknown.text, index).map((word) =>
          textOf(parts.map((part) => (part === unknown ? { text: word } : part))),
        ),
        without(unknown),
      ]
    : parts.map(without);
  const nearest: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (nearest.length < maxQueries && finds(candidate)) nearest.push(candidate);
  }
  return nearest;
}

const textOf = (parts: readonly Pick<QueryPart, 'text'>[]) =>
  parts.map(({ text }) => text).join(' ');

/** Words of the catalogue in which up to a third of the letters differ, each in its nearest form. */
function similarWords(text: string, { vocabulary }: SearchIndex): string[] {
  const folded = fold(text);
  const similar = vocabulary
    .map((word) => ({ ...word, letters: distance(folded, word.folded) }))
    .filter(({ letters }) => letters <= folded.length / 3)
    .sort((a, b) => a.letters - b.letters);
  const byStem = groupBy(similar, ({ stem, folded: word }) => stem ?? word);
  return Array.from(byStem.values(), ([nearest]) => nearest.text.toLowerCase()).slice(0, maxTried);
}
