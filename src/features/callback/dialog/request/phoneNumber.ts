/** Trims white space and invisible characters. */
export function trimInvisible(text: string): string {
  return text.replace(/^[\s\p{DI}]+|[\s\p{DI}]+$/gu, '');
}

export function isBlank(text: string): boolean {
  return trimInvisible(text) === '';
}

/** Whether a phone has fewer digits than a Russian number without its prefix (docs/product.md §12.6). */
export function lacksDigits(phone: string): boolean {
  return !isBlank(phone) && phone.replace(/\D/g, '').length < 10;
}
