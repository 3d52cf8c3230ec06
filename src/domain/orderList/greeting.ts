import { fold } from '../search/words/fold';
import type { Carpet } from '../settings/settings';
import { cleanText } from './cleanText';
import { hasNumber } from './amount/doubt';

/** Four letters at the beginning of a word stand for all its forms: «коврик», «коврика». */
const stem = /(?<!\p{L})\p{L}{4}/gu;
/** Capital Latin letters, or capitals joined by a sign: may be an article of another shop. */
const mayBeArticle = /[A-Z]{2}|\p{Lu}[-_/.]\p{Lu}/u;

/**
 * @returns whether a line that names no known carpet orders nothing, such as «С уважением»: it has no
 * number, nothing like an article and no word that occurs in a title or an article
 */
export function greetingTest(carpets: readonly Carpet[]): (line: string) => boolean {
  let stems: ReadonlySet<string> | undefined;
  return (line) => {
    const text = cleanText(line);
    if (hasNumber(text) || mayBeArticle.test(text)) return false;
    const known = (stems ??= new Set(
      stemsOf(carpets.flatMap(({ title, article }) => [title, article]).join(' ')),
    ));
    return !stemsOf(text).some((stem) => known.has(stem));
  };
}

function stemsOf(text: string): readonly string[] {
  return Array.from(fold(text).matchAll(stem), ([letters]) => letters);
}
