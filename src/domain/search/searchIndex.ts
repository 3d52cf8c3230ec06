import { joinSizes, wordsOf } from './searchWords';
import type { Carpet } from '../settings/settings';

/** The field of a carpet that a word comes from; an article part is one side of its dash. */
type Field = 'article' | 'articlePart' | 'title' | 'other';

/** A word of the catalogue, with the indexes of the carpets that have it, ascending. */
export interface Entry {
  readonly word: string;
  readonly field: Field;
  readonly indexes: number[];
}

export interface SearchIndex {
  readonly byFirstLetter: ReadonlyMap<string, readonly Entry[]>;
  /** Words that are found with a typo: five or more letters, no digits, not part of an article. */
  readonly long: readonly Entry[];
}

/** The words of all carpets, by the rules of docs/product.md §6.6 and §6.7. */
export function buildIndex(carpets: readonly Carpet[]): SearchIndex {
  const entries: Record<Field, Map<string, Entry>> = {
    article: new Map(),
    articlePart: new Map(),
    title: new Map(),
    other: new Map(),
  };
  const add = (field: Field, words: readonly string[], index: number) => {
    for (const word of words) {
      const entry = entries[field].get(word) ?? { word, field, indexes: [] };
      if (entry.indexes.length === 0) entries[field].set(word, entry);
      if (entry.indexes.at(-1) !== index) entry.indexes.push(index);
    }
  };
  const wordsWithParts = createWordReader();
  carpets.forEach((carpet, index) => {
    const { article = '', barcode = '', title, width, length, color, material, kind } = carpet;
    const size = width && length ? `${width}×${length} см` : undefined;
    for (const word of [...wordsOf(article), ...wordsOf(barcode)]) {
      add('article', [word, word.replace(/[-/]/g, '')], index);
      add('articlePart', partsOf(word), index);
    }
    add('title', wordsWithParts(title), index);
    for (const text of [size, color, material, kind, ...(carpet.purpose ?? [])]) {
      if (text) add('other', wordsWithParts(text), index);
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

/** Reads the words of a text and the parts of compounds; texts that repeat are read once. */
function createWordReader(): (text: string) => readonly string[] {
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

/** The parts of a compound between dashes or slashes; empty for a plain word. */
function partsOf(word: string): string[] {
  return /[-/]/.test(word) ? word.split(/[-/]/) : [];
}
