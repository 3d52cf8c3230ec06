/** Whether a text has nothing but white space and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{DI}]*$/u.test(text);
}

/** Whether a phone has fewer digits than a Russian number without its prefix (docs/product.md §12.6). */
export function lacksDigits(phone: string): boolean {
  return !isBlank(phone) && phone.replace(/\D/g, '').length < 10;
}
