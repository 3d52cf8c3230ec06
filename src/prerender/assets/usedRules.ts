import { PurgeCSS } from 'purgecss';

/** All that a selector can ask for: names of elements, classes, ids and attributes. */
export function wordsOf(markup: string): string[] {
  return markup.match(/[\w-]+/g) ?? [];
}

/** The rules of a style sheet that apply to markup made of such words. */
export async function usedRules(css: string, words: ReadonlySet<string>): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: [...words].join(' '), extension: 'html' }],
    defaultExtractor: wordsOf,
    keyframes: true,
  });
  return used?.css ?? '';
}
