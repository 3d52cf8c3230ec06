import { fold } from '../search/words/fold';
import type { Carpet } from '../settings/settings';
import { cleanText } from './cleanText';
import { hasNumber, longest } from './figures';

/** Beginnings of this many letters stand for all forms of a word: «коврик», «коврика». */
const stem = 4;
/** Capital Latin letters, or capitals joined by a sign: may be an article of another shop. */
const mayBeArticle = /[A-Z]{2}|\p{Lu}[-_/.]\p{Lu}/u;

/**
 * @returns whether a line that names no known carpet orders nothing, such as «С уважением»: it has no
 * number, nothing like an article and no word that occurs in a title or an article
 */
export function greetingTest(carpets: readonly Carpet[]): (line: string) => boolean {
  let stems: ReadonlySet<string> | undefined;
  return (line) => {
    if (line.length > longest) return false;
    const text = cleanText(line);
    if (hasNumber(text) || mayBeArticle.test(text)) return false;
    stems ??= new Set(carpets.flatMap(({ title, article = '' }) => stemsOf(`${title} ${article}`)));
    return !stemsOf(text).some((word) => stems?.has(word));
  };
}

function stemsOf(text: string): readonly string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.filter(({ length }) => length >= stem).map((word) => word.slice(0, stem));
}
