import { visit } from 'jsonc-parser';

/** A field that an object has twice; the first one is lost. */
interface DuplicateKey {
  readonly name: string;
  /** Offsets in characters. */
  readonly first: number;
  readonly second: number;
}

/** @param text valid JSON */
export function findDuplicateKeys(text: string): readonly DuplicateKey[] {
  const objects: Map<string, number>[] = [];
  const found: DuplicateKey[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, second) => {
      const names = objects.at(-1);
      const first = names?.get(name);
      if (first !== undefined) found.push({ name, first, second });
      else names?.set(name, second);
    },
  });
  return found;
}
