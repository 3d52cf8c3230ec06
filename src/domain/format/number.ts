import { toDecimal } from './decimal';

/** No-break space: keeps a number and its unit on one line. */
export const nbsp = '\u00A0';

/**
 * «1 285,5» (docs/product.md §16.3). Intl is used only where a double cannot hold the decimals,
 * since setting it up would take 15 ms while the page starts.
 * @param digits the exact number of decimals; by default as many as needed, up to three
 */
export function formatNumber(value: number, digits?: number): string {
  const scale = 10 ** (digits ?? 3);
  const scaled = Math.round(toDecimal(value * scale));
  if (!Number.isSafeInteger(scaled)) return value.toLocaleString('ru');
  const rounded = scaled / scale;
  return (digits ? rounded.toFixed(digits) : String(rounded))
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, nbsp);
}

/** With enough decimals that a small number does not become 0 (docs/product.md §1.3): «0,0004». */
export function formatMeasure(value: number): string {
  return value > 0 && value < 0.001
    ? value.toLocaleString('ru', { maximumSignificantDigits: 3 })
    : formatNumber(value);
}

/** @param kg kilograms: «135,0 кг», or «0,04 кг» for less than the decimals show */
export function formatWeight(kg: number): string {
  return `${kg < 0.05 ? formatMeasure(kg) : formatNumber(kg, 1)}${nbsp}кг`;
}

/** @param m3 cubic metres: «0,32 м³», or «0,004 м³» for less than the decimals show */
export function formatVolume(m3: number): string {
  return `${m3 < 0.005 ? formatMeasure(m3) : formatNumber(m3, 2)}${nbsp}м³`;
}
