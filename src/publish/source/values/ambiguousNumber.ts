/** What a text with a point or a comma before three digits may mean. */
interface AmbiguousNumber {
  readonly thousands: number;
  readonly fraction: number;
}

/** Not «1,200.50» or «1.200 000», which are no numbers at all. */
const pattern = /^[1-9]\d{0,2}[.,]\d{3}(?!\s*[\d.,])/;

/** Reads «1.200» or «1,200 ₽», which may be 1200 or 1.2 (docs/product.md §25.7); undefined for anything else. */
export function readAmbiguous(text: string): AmbiguousNumber | undefined {
  const digits = pattern.exec(text.trim())?.[0].replace(',', '.');
  return digits === undefined
    ? undefined
    : { thousands: Number(digits.replace('.', '')), fraction: Number(digits) };
}
