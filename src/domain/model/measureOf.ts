/** How units of area and length are written, as patterns. */
export const unitWords = {
  area: 'м[.\\s]?[2²]|кв[.\\s]{0,2}м\\p{L}*|м(?:етр\\p{L}*)?[.\\s]{0,2}кв\\p{L}*|квадрат\\p{L}*',
  length: 'пог\\p{L}*[.\\s]{0,2}м\\p{L}*|п[.\\s/]{0,2}м|м[.\\s/]{0,2}п(?:ог)?',
  metre: 'м(?:етр\\p{L}*)?',
};

/** Metres or square metres. */
export type RollMeasure = 'length' | 'area';

/** What a unit measures: «кв. м», «пог. м» or «м»; undefined for others. */
export function measureOf(unit: string): RollMeasure | undefined {
  const is = (words: string) => new RegExp(`^\\s*(?:${words})(?![\\p{L}\\d²³])`, 'iu').test(unit);
  if (is(unitWords.area)) return 'area';
  return is(`${unitWords.length}|${unitWords.metre}`) ? 'length' : undefined;
}
