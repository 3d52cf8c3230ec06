/**
 * Rounds away the binary floating-point error of one or two operations: 0.1 + 0.2 becomes 0.3.
 * NaN and infinities are returned unchanged.
 */
export function toDecimal(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}
