import { PurgeCSS } from 'purgecss';

const word = /[\w-]+/g;

/** The words of markup that may be part of a selector: names of elements, classes, ids, attributes. */
export function wordsOf(markup: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  // not in one list, which would hold the words of hundreds of pages, most of them often
  for (const page of markup) {
    for (const [text] of page.matchAll(word)) words.add(text);
  }
  return words;
}

/** The classes that a style sheet names. */
export function classesOf(css: string): string[] {
  return css.match(/(?<=\.)[A-Za-z_-][\w-]*/g) ?? [];
}

/** The rules of a style sheet that may apply to markup with these words. */
export async function usedRules(css: string, words: ReadonlySet<string>): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: [...words].join(' '), extension: 'html' }],
    defaultExtractor: (content) => content.match(word) ?? [],
    keyframes: true,
  });
  return used?.css ?? '';
}
