import { formatSize } from './format';
import { wordsOf } from './searchWords';
import type { Carpet } from './settings';

/** Where in a carpet a word stands; an article part is one side of a dash. */
export type Field = 'article' | 'articlePart' | 'title' | 'other';

/** A word of the catalogue and the places in the list of the carpets that have it, ascending. */
export interface Entry {
  readonly word: string;
  readonly field: Field;
  /** Whether it may be found with a typo: five or more letters and nothing else, not in an article. */
  readonly isLong: boolean;
  readonly places: number[];
}

export function buildIndex(carpets: readonly Carpet[]): readonly Entry[] {
  const entries = {
    article: newEntries(),
    articlePart: newEntries(),
    title: newEntries(),
    other: newEntries(),
  };
  const add = (field: Field, words: readonly string[], place: number) => {
    for (const word of words) {
      let entry = entries[field].get(word);
      if (!entry) {
        const isLong = !field.startsWith('article') && /^\p{L}{5,}$/u.test(word);
        entry = { word, field, isLong, places: [] };
        entries[field].set(word, entry);
      }
      if (entry.places.at(-1) !== place) entry.places.push(place);
    }
  };
  const repeatedWords = rememberWords();
  carpets.forEach((carpet, place) => {
    const { article = '', barcode = '', title, color, material, kind, purpose = [] } = carpet;
    for (const word of [...wordsOf(article), ...wordsOf(barcode)]) {
      add('article', [word, word.replace(/[-/]/g, '')], place);
      add('articlePart', partsOf(word), place);
    }
    add('title', withParts(wordsOf(title)), place);
    for (const text of [formatSize(carpet), color, material, kind, ...purpose]) {
      if (text) add('other', repeatedWords(text), place);
    }
  });
  return Object.values(entries).flatMap((ofField) => [...ofField.values()]);
}

function newEntries() {
  return new Map<string, Entry>();
}

/** Sizes, colours and kinds repeat a lot: each is taken apart once. */
function rememberWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? withParts(wordsOf(text));
    known.set(text, words);
    return words;
  };
}

function withParts(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...partsOf(word)]);
}

/** The sides of the dashes in a compound; nothing for a plain word. */
function partsOf(word: string): string[] {
  return /[-/]/.test(word) ? word.split(/[-/]/) : [];
}
