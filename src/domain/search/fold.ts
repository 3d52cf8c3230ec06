const cyrillic = 'ёавекмнорстух';
const latin = 'eabekmhopctyx';

/**
 * Text for comparing: lower case, ё as е, one dash, and letters that look alike in Cyrillic and Latin
 * made one, so that «РТ-10» typed in either alphabet is the same article.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[ёавекмнорстух]/g, (letter) => latin.charAt(cyrillic.indexOf(letter)));
}
