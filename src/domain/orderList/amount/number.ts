import { anyOf } from './anyOf';

/** A space or apostrophe between groups of three digits. */
export const group = `[ \\u00A0\\u2007\\u2009\\u202F'’]`;

/** «20», «1 000», «1'200», «1,5», «1.200,00», «1,200.00», «1.200.000» */
export const number = anyOf([
  String.raw`\d{1,3}(?:\.\d{3})+,\d+`,
  String.raw`\d{1,3}(?:,\d{3})+\.\d+`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}`,
  String.raw`\d{1,3}(?:,\d{3}){2,}`,
  String.raw`\d{1,3}(?:${group}\d{3})+(?:[.,]\d+)?`,
  String.raw`\d{1,12}(?:[.,]\d+)?`,
]);

/** What joins two numbers: «10-15», «1/2», «5+5». */
export const joiner = anyOf([String.raw`[-–—−/+:…*^→⇒➡]`, '[-=]>', String.raw`\.{2,3}`]);

/** Removes separators of thousands: «1.200,00» becomes «1200,00», «1,200,000» becomes «1200000». */
export function plainDigits(digits: string): string {
  const signs = digits.replace(/[^.,]/g, '');
  if (signs.length < 2) return digits;
  const hasDecimals = signs[0] !== signs.at(-1);
  const end = hasDecimals ? digits.search(/[.,]\d*$/) : digits.length;
  return digits.slice(0, end).replace(/[.,]/g, '') + digits.slice(end);
}
