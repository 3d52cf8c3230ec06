const cyrillic = 'ёавекмнорстух×';
const latin = 'eabekmhopctyxx';
const lookAlike = new RegExp(`[${cyrillic}]`, 'g');

/**
 * Normalizes a text for comparison (docs/product.md §6.7): lower case, one kind of dash, ё as е, and
 * look-alike letters of Cyrillic and Latin, and the multiplication sign, as one letter, so that «РТ-10»
 * may be typed in either alphabet.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(lookAlike, (letter) => latin.charAt(cyrillic.indexOf(letter)));
}

/** Folds a text with digits; a letter «О» or «З» beside a digit is read as the digit that it looks like. */
export function foldArticle(text: string): string {
  return foldDigits(fold(text));
}

/** Does the same with a folded text. */
export function foldDigits(folded: string): string {
  return folded.replace(/(?<=\d)[oз]+|[oз]+(?=\d)/g, (letters) =>
    letters.replaceAll('o', '0').replaceAll('з', '3'),
  );
}
