/**
 * The barcode as a GTIN for search engines; undefined unless it is one of 8, 12, 13 or 14 digits with
 * a right check digit, and not from a range that GS1 reserves for use inside a company.
 */
export function gtinOf(barcode: string): string | undefined {
  const digits = barcode.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const full = digits.padStart(14, '0');
  const sum = Array.from(full, (digit, index) => Number(digit) * (index % 2 ? 1 : 3)).reduce(
    (total, each) => total + each,
  );
  const isInternal = digits.length > 8 && /^\d(0[24]|2)/.test(full);
  return sum % 10 === 0 && !isInternal ? digits : undefined;
}
