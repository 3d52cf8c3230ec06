/**
 * Text as it is compared and searched for figures: composed letters (NFC), nothing that is invisible,
 * such as the soft hyphens and zero-width characters that come with pasted text.
 */
export function cleanText(text: string): string {
  return text.normalize().replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
