/** Trims spaces of every kind and characters that have no width. */
export function trimInvisible(text: string): string {
  return text.replace(/^[\s\p{DI}]+|[\s\p{DI}]+$/gu, '');
}

export function isBlank(text: string): boolean {
  return trimInvisible(text) === '';
}

/** A number of the Russian plan has 10 digits without its prefix. A hint only: spec §5 has no check. */
export function lacksDigits(phone: string): boolean {
  return !isBlank(phone) && phone.replace(/\D/g, '').length < 10;
}
