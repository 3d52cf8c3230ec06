/** Limits of an amount, in units of the carpet; beyond them it is a typing error or tampering. */
const smallest = 0.001;
export const largest = 1_000_000_000;

/** Whether an amount can be ordered at all, whatever its carpet's lot (docs/product.md §16.5). */
export function isAmount(value: number): boolean {
  return value >= smallest && value <= largest;
}

/**
 * Reads an amount from a number, or from a text such as «1 000» or «1,5».
 * @returns undefined for anything else, and for an amount that cannot be ordered: −1, 0, 1e21
 */
export function readAmount(value: unknown): number | undefined {
  const amount = typeof value === 'string' ? readNumber(value) : value;
  return typeof amount === 'number' && isAmount(amount) ? amount : undefined;
}

function readNumber(text: string): number {
  const digits = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
}
