import { wordsOf, type Word } from '../words/words';
import type { WordTables } from './carpetWords';
import { groupBy } from '../../groupBy';
import type { Synonyms } from './synonyms';

/**
 * Adds the words of buyers, with the carpets that have what they mean (docs/product.md §6.11).
 * @param size the number of carpets
 */
export function addSynonyms(
  { titles, properties, groups, synonyms }: WordTables,
  rows: readonly Synonyms[],
  size: number,
): void {
  const entries = [titles, properties, groups].flatMap((table) => table.entries());
  const byStem = groupBy(entries, stemOrWord);

  /** Marks the carpets that have all words of a phrase. */
  const mark = (phrase: string, marks: Uint8Array) => {
    const words = wordsOf(phrase).map((word) => byStem.get(stemOrWord(word)) ?? []);
    // no carpet has the words of most phrases
    if (words.length === 0 || words.some((known) => known.length === 0)) return;
    const counts = new Uint8Array(size);
    words.forEach((known, count) => {
      for (const { carpetLists } of known) {
        for (const carpets of carpetLists) {
          for (const carpet of carpets) if (counts[carpet] === count) counts[carpet] = count + 1;
        }
      }
    });
    counts.forEach((count, carpet) => {
      if (count === words.length) marks[carpet] = 1;
    });
  };

  for (const { phrases, means } of rows) {
    const marks = new Uint8Array(size);
    for (const phrase of [...phrases, ...means]) mark(phrase, marks);
    const indexes: number[] = [];
    marks.forEach((isMarked, carpet) => {
      if (isMarked) indexes.push(carpet);
    });
    if (indexes.length > 0) synonyms.addWords(phrases.flatMap(wordsOf), indexes);
  }
}

/** The same for all forms of a word. */
const stemOrWord = ({ folded, stem = folded }: Word) => stem;
