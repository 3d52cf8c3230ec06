import { nbsp } from './number';

/** Signs, and abbreviated units, without their full stops. */
const units = '[₽%×°]|[ксм]?м[²³]?|кг|г|т|шт|уп|рул|пог|компл|руб|ч|мин';
const gaps = [
  /(\d) (?=\d{3}(?!\d))/g,
  /(×) (?=\d)/g,
  new RegExp(`(\\d) (?=(?:${units})(?![а-яё]))`, 'gi'),
];

/**
 * A text of the settings whose lines do not break inside a number or a size, or between a number and the
 * unit or sign after it: «30 000 ₽», «60 × 90 см» (docs/product.md §2.16).
 */
export function unbroken(text: string): string {
  return gaps.reduce((changed, gap) => changed.replace(gap, `$1${nbsp}`), text);
}
