const decimal = '(?:[.,]\\d+)?';
const side = `\\d{1,4}${decimal}`;
/** One of two numbers with only a space between them: not a part of an article, such as «04». */
const shortSide = `(?:[1-9]\\d{0,2}|0(?=[.,]))${decimal}`;

/** Matches one or two sides with their unit; the groups are for `readSize`. */
export const sizePattern =
  `(?:(${side})(?:\\s*[xх×*/]\\s*|\\s+на\\s+)(${side})|(${shortSide})\\s+(${shortSide})|(${side}))` +
  `\\s*(см|мм|м|cm|mm|m)?(?=[\\s,;.)]|$)`;

/** Centimetres in a unit. */
const factors: Readonly<Record<string, number>> = {
  мм: 0.1,
  mm: 0.1,
  см: 1,
  cm: 1,
  м: 100,
  m: 100,
};

/**
 * The ways to read a size in cm, the most probable first (docs/product.md §6.9). Without a unit, sides
 * below 10 may be metres, and those from 300 on millimetres.
 */
export function readSize(sides: readonly string[], unit: string): readonly string[] {
  const written = sides.map((text) => text.replace(',', '.'));
  const times = (factor: number) =>
    written.map((text) => Math.round(Number(text) * factor * 10) / 10).join('×');
  const factor = factors[unit.toLowerCase()];
  // the metres of a roll may stand in its title
  if (factor !== undefined) return factor === 100 ? [times(1), times(100)] : [times(factor)];
  const areAll = (fits: (number: number) => boolean) => written.every((text) => fits(Number(text)));
  return [
    written.join('×'),
    ...(areAll((number) => number < 10) ? [times(100)] : []),
    ...(areAll((number) => number >= 300) ? [times(0.1)] : []),
  ];
}
