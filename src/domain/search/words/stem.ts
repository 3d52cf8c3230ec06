import { stemmer } from '@orama/stemmers/russian';
import { fold } from './fold';

/**
 * The folded stem of a Russian word, the same for all its forms: «ванны», «ванной» (docs/product.md
 * §6.7). A vowel that comes and goes is left out, as in «ковёр» and «ковры», except in short words, of
 * which two would become one: «двор», «дверь». Undefined for a word that is not Russian.
 */
export function stemOf(word: string): string | undefined {
  const spelled = word.toLowerCase().replaceAll('ё', 'е');
  if (!/^[а-я-]{3,}$/.test(spelled)) return undefined;
  return fold(stemmer(spelled).replace(/(?<=[а-я]{2}[бвгджзйклмнпрстфхцчшщ])[ео](?=[крц]$)/, ''));
}
