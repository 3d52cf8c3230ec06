const decimal = '(?:[.,]\\d+)?';
const side = `\\d{1,4}${decimal}`;
/** One of two numbers with only a space between them: not a part of an article, such as «04». */
const shortSide = `(?:[1-9]\\d{0,2}|0(?=[.,]))${decimal}`;
const unit = '[cсmм]?[mм]|(?:санти|милли)?метр(?:а|ов|овый|овая)?';

/** Matches one or two sides with their units; the groups are for `readSize`. */
export const sizePattern =
  `(?:(${side})(?:\\s*(${unit}))?\\s*(?:[xх×*/]|на)\\s*(${side})|(${shortSide})\\s+(${shortSide})|(${side}))` +
  `\\s*(${unit})?(?=[\\s,;.)]|$)`;

/** Centimetres in a unit: «см», «мм», «метров». */
function factorOf(name: string): number {
  if (/милли|[mм]{2}/i.test(name)) return 0.1;
  return /[cс]/i.test(name) ? 1 : 100;
}

/**
 * The ways to read a size in cm, the most probable first (docs/product.md §6.9): as it is written, then
 * with its sides in the other order. Without a unit, sides below 10 may be metres, and those from 300 on
 * millimetres.
 * @param groups what `sizePattern` has captured; without a unit of its own, a side has that of the other
 */
export function readSize(groups: readonly (string | undefined)[]): readonly string[] {
  const [first, firstUnit, second, short, otherShort, single, lastUnit] = groups;
  const sides = [first ?? short ?? single, second ?? otherShort].flatMap((text) =>
    text === undefined ? [] : [text.replace(',', '.')],
  );
  const units = [firstUnit ?? lastUnit, lastUnit ?? firstUnit];
  const inOrder = readInOrder(sides, units);
  const reversed = readInOrder([...sides].reverse(), [...units].reverse());
  return [...new Set([...inOrder, ...reversed])];
}

function readInOrder(
  sides: readonly string[],
  units: readonly (string | undefined)[],
): readonly string[] {
  const times = (factorAt: (index: number) => number) =>
    sides.map((text, index) => Math.round(Number(text) * factorAt(index) * 10) / 10).join('×');
  const factors = units.flatMap((name) => (name === undefined ? [] : factorOf(name)));
  if (factors.length > 0) {
    const size = times((index) => factors[index] ?? 1);
    // the metres of a roll may stand in its title
    return factors.every((factor) => factor === 100) ? [times(() => 1), size] : [size];
  }
  const areAll = (fits: (number: number) => boolean) => sides.every((text) => fits(Number(text)));
  return [
    sides.join('×'),
    ...(areAll((number) => number < 10) ? [times(() => 100)] : []),
    ...(areAll((number) => number >= 300) ? [times(() => 0.1)] : []),
  ];
}
