/** Fills by the stems of Russian colour names; the first match applies. */
const stems: readonly (readonly [stem: string, fill: string])[] = [
  ['бордов', '#6d2430'],
  ['коричнев', '#6b4a33'],
  ['терракот', '#b4593b'],
  ['изумруд', '#1f6b4e'],
  ['оливк', '#6d6b34'],
  ['зел', '#3f6b3a'],
  ['мят', '#a9d3c0'],
  ['бежев', '#d4c2a2'],
  ['натуральн', '#b88a55'],
  ['розов', '#e0a9b0'],
  ['красн', '#a8282b'],
  ['оранжев', '#d9772b'],
  ['ж[её]лт', '#e0b83a'],
  ['голуб', '#8fb6d4'],
  ['сине-сер', '#5d6f82'],
  ['син', '#2f4a7a'],
  ['фиолетов', '#5c4378'],
  ['графит', '#45474a'],
  ['серо-оранж', '#a08472'],
  ['сер', '#8b8a86'],
  ['ч[её]рн', '#262524'],
  ['бел', '#f5f3ee'],
];

const swatches = stems.map(([stem, fill]) => ({ pattern: new RegExp(`^${stem}`, 'i'), fill }));

/** Fills by colour names: a table has hundreds of rows in a few colours. */
const known = new Map<string, string | undefined>();

/** @returns undefined for a name of no known colour, such as «с надписью», or of a shade, such as «тёмно-серый» */
export function swatchOf(color: string): string | undefined {
  if (!known.has(color))
    known.set(color, swatches.find(({ pattern }) => pattern.test(color))?.fill);
  return known.get(color);
}
