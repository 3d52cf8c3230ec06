const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/**
 * What may be wrong with a taxpayer number (ИНН); undefined if it is blank or right. A company's has 10
 * digits, the last of which is a check digit; a person's has 12, with two check digits. Each is computed by
 * the rule of the Federal Tax Service: the weighted sum of the digits before it, modulo 11, modulo 10.
 */
export function innProblem(text: string): string | undefined {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return undefined;
  if (!/^(?:\d{10}|\d{12})$/.test(digits)) return '10 или 12 цифр';
  const checked = digits.length === 10 ? [9] : [10, 11];
  return checked.every((at) => checkDigit(digits.slice(0, at)) === Number(digits[at]))
    ? undefined
    : 'проверьте цифры';
}

function checkDigit(digits: string): number {
  const used = weights.slice(weights.length - digits.length);
  const sum = used.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum % 11) % 10;
}
