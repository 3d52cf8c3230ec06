/** Limits of an amount, in units of the carpet; anything beyond is a typing error or tampering. */
export const smallest = 0.001;
export const largest = 1_000_000_000;

/** Whether an amount can be ordered, whatever the carpet's lot (docs/product.md §16.5). */
export function isAmount(value: number): boolean {
  return value >= smallest && value <= largest;
}

/**
 * Reads an amount from a number, or from a text such as «1 000», «1'000» or «1,5».
 * @returns undefined for anything else, and for an amount that cannot be ordered: −1, 0, 1e21
 */
export function readAmount(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? readNumber(value) : value;
  return typeof amount === 'number' && isAmount(amount) ? amount : undefined;
}

/**
 * Reads a number without a sign from a text such as «1 000», «1'000» or «1,5»; NaN for anything else.
 * Spaces and apostrophes may only separate groups of three digits: «1 2» is not 12.
 */
export function readNumber(text: string): number {
  const digits = text.trim().replace(',', '.');
  return /^(\d{1,3}([^\S\r\n]\d{3}|['’]\d{3})+|\d+)(\.\d+)?$/.test(digits)
    ? Number(digits.replace(/[^\d.]/g, ''))
    : NaN;
}
