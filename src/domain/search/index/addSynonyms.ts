import { wordsOf, type Word } from '../words/words';
import type { WordTables } from './carpetWords';
import type { Synonyms } from './synonyms';
import type { Entry } from './wordTable';

/** Adds the words of buyers, with the carpets that have what they mean (docs/product.md §6.11). */
export function addSynonyms(
  { titles, properties, groups, synonyms }: WordTables,
  rows: readonly Synonyms[],
): void {
  const byStem = groupByStem([titles, properties, groups].flatMap((table) => table.entries()));
  const carpetsWith = (word: Word) =>
    new Set(byStem.get(stemOrWord(word))?.flatMap(({ places }) => places.flat()));
  const carpetsOf = (phrase: string) => {
    const [first, ...rest] = wordsOf(phrase).map(carpetsWith);
    return [...(first ?? [])].filter((index) => rest.every((carpets) => carpets.has(index)));
  };
  for (const { says, means } of rows) {
    const indexes = [...new Set([...says, ...means].flatMap(carpetsOf))];
    if (indexes.length > 0) synonyms.addWords(says.flatMap(wordsOf), indexes);
  }
}

function groupByStem(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(stemOrWord(entry));
    if (group) group.push(entry);
    else groups.set(stemOrWord(entry), [entry]);
  }
  return groups;
}

/** The same for all forms of a word. */
const stemOrWord = ({ folded, stem = folded }: Word) => stem;
