import { isAside, isFound, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { formatNumber } from '../../../domain/format/number';
import { countOf, plural, words } from '../../../domain/format/plural';

/**
 * «Найдено 3 из 4»; nothing of a rest that has only lines without an article.
 * @param isRest whether the lines are what was left when the others were added
 */
export function reportSummary(lines: readonly ParsedLine[], isRest: boolean): string {
  const found = lines.filter(isFound).length;
  const count = lines.filter((line) => !isAside(line)).length;
  if (count === 0) return isRest ? '' : 'В списке нет строк с артикулом и количеством';
  if (!isRest || found > 0) return `Найдено ${formatNumber(found)} из ${formatNumber(count)}`;
  return `${plural(count, ['Осталась', 'Осталось', 'Осталось'])} ${countOf(count, words.lines)}`;
}
