const measures = '(?:шт|уп|кор|пач|рул|м)';

/** Where a space is missing, and what to write there. */
const missing: readonly (readonly [pattern: RegExp, space: string])[] = [
  // «40VG-6090-04»
  [/(?<=\d)(?=\p{L}{2,}-?\d)/gu, ' '],
  // «40 шт.VG-6090-04»
  [/(?<=\p{L}[.,;])(?=\p{L})/gu, ' '],
  // «20 штVG-6090-04»
  [new RegExp(String.raw`(?<=\d\s?${measures})(?=\p{L}{2,}-?\d)`, 'giu'), ' '],
  // «VG-6090-04-20шт»
  [new RegExp(String.raw`(?<=\d)[-–—](?=\d+\s?${measures}(?!\p{L}))`, 'giu'), ' - '],
  // «VG-6090-04(серый)», «VG-6090-04...20»
  [/(?=[([])|(?<=[)\]])|\.{2,}/g, ' '],
  // «1.VG-6090-04»
  [/(?<=^\s*\d{1,4}[.)])(?=\p{L})/u, ' '],
];

/** A text with spaces where its writer may have left them out between articles and amounts. */
export function spaced(text: string): string {
  return missing.reduce((rest, [pattern, space]) => rest.replace(pattern, space), text);
}
