/**
 * The decimal number that was meant: drops the noise of binary fractions after one or two
 * operations, so that 0.1 + 0.2 is 0.3. NaN and infinities stay what they are.
 */
export function toDecimal(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}
