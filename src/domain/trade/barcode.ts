/**
 * The barcode as a GTIN for search engines; undefined unless it is one of 8, 12, 13 or 14 digits with
 * a right check digit, and not from a range that GS1 reserves for use inside a company.
 */
export function gtinOf(barcode: string): string | undefined {
  const digits = digitsOf(barcode);
  const isInternal = /^(?:\d(?:0[24]|2)|0{6}[02])/.test(digits.padStart(14, '0'));
  return isBarcode(barcode) && !isInternal ? digits : undefined;
}

/**
 * Whether a text is 8, 12, 13 or 14 digits, of which the last is the check digit of the others; spaces
 * and hyphens between them do not count.
 */
export function isBarcode(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = Array.from(
    digits.padStart(14, '0'),
    (digit, index) => Number(digit) * (index % 2 ? 1 : 3),
  ).reduce((total, each) => total + each);
  return sum % 10 === 0;
}

function digitsOf(barcode: string): string {
  return barcode.replace(/[\s-]/g, '');
}
