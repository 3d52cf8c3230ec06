/**
 * Normalizes a text before it is compared and searched for figures: composes letters (NFC) and removes
 * invisible characters, such as the soft hyphens and zero-width spaces of pasted text.
 */
export function cleanText(text: string): string {
  return text.normalize().replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
