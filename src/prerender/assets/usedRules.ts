import { PurgeCSS } from 'purgecss';

/** The words of markup that may be part of a selector: names of elements, classes, ids, attributes. */
export function wordsOf(markup: string): string[] {
  return markup.match(/[\w-]+/g) ?? [];
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
    defaultExtractor: wordsOf,
    keyframes: true,
  });
  return used?.css ?? '';
}
