import { formatMeasure, nbsp } from './number';
import { plural, words, type Forms } from './plural';

/** The units that are counted as nouns; the others are short names. */
const nouns = new Map<string, Forms>([words.rolls, words.pairs].map((forms) => [forms[0], forms]));

/** Whether a unit is a noun, which is declined beside a number: «5 рулонов». */
export function isNoun(unit: string): boolean {
  return nouns.has(unit);
}

/** «20 шт», «12 пог. м», «5 рулонов». */
export function formatUnit(amount: number, unit: string): string {
  const forms = nouns.get(unit);
  const name = forms ? plural(amount, forms) : unit;
  return `${formatMeasure(amount)}${nbsp}${name.replace(/ /g, nbsp)}`;
}

/** The unit as it follows «за»: «пару», «упаковку», «шт». */
export function accusative(unit: string): string {
  return unit.replace(/^(\p{L}+)а$/u, '$1у');
}

/** «за шт», «за пару», on one line. */
export function perUnit(unit: string): string {
  return `за ${accusative(unit)}`.replace(/ /g, nbsp);
}
