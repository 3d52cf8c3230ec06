import type { Word } from '../words/words';

/** Where a word stands. */
export type Field = 'title' | 'property' | 'group' | 'synonym' | 'description';

/** The indexes of some carpets. */
type Indexes = readonly number[];

/** A word of the catalogue, with the carpets of each text that it stands in. */
export interface Entry extends Word {
  readonly field: Field;
  readonly carpetLists: readonly Indexes[];
}

/** The words of one field; texts that repeat are read once. */
interface WordTable {
  readonly entries: () => readonly Entry[];
  readonly addText: (text: string, index: number) => void;
  readonly addWords: (words: readonly Word[], indexes: Indexes) => void;
}

export function createWordTable(field: Field, read: (text: string) => readonly Word[]): WordTable {
  const texts = new Map<string, number[]>();
  const entries = new Map<string, Entry & { readonly carpetLists: Indexes[] }>();

  const addWords = (words: readonly Word[], indexes: Indexes) => {
    for (const word of words) {
      const entry = entries.get(word.folded) ?? { ...word, field, carpetLists: [] };
      entries.set(word.folded, entry);
      entry.carpetLists.push(indexes);
    }
  };
  return {
    entries: () => [...entries.values()],
    addWords,
    addText: (text, index) => {
      const indexes = texts.get(text);
      if (indexes) indexes.push(index);
      else {
        const first = [index];
        texts.set(text, first);
        addWords(read(text), first);
      }
    },
  };
}
