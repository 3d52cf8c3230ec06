import { cleanText } from '../../../domain/orderList/cleanText';

/** A text of the owner's in one line, without characters that are not shown. */
export function feedText(text: string): string {
  return cleanText(text)
    .replace(/[\s\p{Cc}\p{Surrogate}\ufffe\uffff]+/gu, ' ')
    .trim();
}

/** A number with up to three decimals, which are set off by a point; undefined if it cannot be written so. */
export function decimal(value: number): string | undefined {
  const rounded = Number(value.toFixed(3));
  return rounded > 0 && rounded < 1e15 ? String(rounded) : undefined;
}
