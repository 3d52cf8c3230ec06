import { joinSizes, wordsOf } from './searchWords';
import type { Carpet } from '../settings/settings';

/** Where in a carpet a word stands; an article part is one side of a dash. */
type Field = 'article' | 'articlePart' | 'title' | 'other';

/** A word of the catalogue and the places in the list of the carpets that have it, ascending. */
export interface Entry {
  readonly word: string;
  readonly field: Field;
  readonly places: number[];
}

export interface SearchIndex {
  readonly byFirstLetter: ReadonlyMap<string, readonly Entry[]>;
  /** What may be found with a typo: five or more letters and nothing else, not in an article. */
  readonly long: readonly Entry[];
}

export function buildIndex(carpets: readonly Carpet[]): SearchIndex {
  const entries: Record<Field, Map<string, Entry>> = {
    article: new Map(),
    articlePart: new Map(),
    title: new Map(),
    other: new Map(),
  };
  const add = (field: Field, words: readonly string[], place: number) => {
    for (const word of words) {
      const entry = entries[field].get(word) ?? { word, field, places: [] };
      if (entry.places.length === 0) entries[field].set(word, entry);
      if (entry.places.at(-1) !== place) entry.places.push(place);
    }
  };
  const wordsWithParts = rememberWords();
  carpets.forEach((carpet, place) => {
    const { article = '', barcode = '', title, width, length, color, material, kind } = carpet;
    const size = width && length ? `${width}×${length} см` : undefined;
    for (const word of [...wordsOf(article), ...wordsOf(barcode)]) {
      add('article', [word, word.replace(/[-/]/g, '')], place);
      add('articlePart', partsOf(word), place);
    }
    add('title', wordsWithParts(title), place);
    for (const text of [size, color, material, kind, ...(carpet.purpose ?? [])]) {
      if (text) add('other', wordsWithParts(text), place);
    }
  });
  const all = Object.values(entries).flatMap((ofField) => [...ofField.values()]);
  return {
    byFirstLetter: groupByFirstLetter(all),
    long: all.filter(
      ({ word, field }) => !field.startsWith('article') && /^\p{L}{5,}$/u.test(word),
    ),
  };
}

function groupByFirstLetter(entries: readonly Entry[]): SearchIndex['byFirstLetter'] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.word.charAt(0);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return groups;
}

/** Words of a text and the sides of their dashes. A catalogue repeats itself: each part is read once. */
function rememberWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const once = (text: string, read: () => string[]) => {
    const words = known.get(text) ?? read();
    known.set(text, words);
    return words;
  };
  const readPart = (part: string) => wordsOf(part).flatMap((word) => [word, ...partsOf(word)]);
  const readText = (text: string) =>
    joinSizes(text)
      .split(/\s/)
      .flatMap((part) => once(part, () => readPart(part)));
  return (text) => once(text, () => readText(text));
}

/** The sides of the dashes in a compound; nothing for a plain word. */
function partsOf(word: string): string[] {
  return /[-/]/.test(word) ? word.split(/[-/]/) : [];
}
