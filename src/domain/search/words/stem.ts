import { stemmer } from '@orama/stemmers/russian';
import { fold } from './fold';

/**
 * The folded stem of a Russian word, the same for all its forms: «ванны», «ванной» (docs/product.md
 * §6.7). The vowel that comes and goes is left out: «ковёр», «ковры». Undefined for other words.
 */
export function stemOf(word: string): string | undefined {
  const spelled = word.toLowerCase().replaceAll('ё', 'е');
  if (!/^[а-я-]{3,}$/.test(spelled)) return undefined;
  return fold(stemmer(spelled).replace(/(?<=[а-я][бвгджзйклмнпрстфхцчшщ])[ео](?=[крц]$)/, ''));
}
