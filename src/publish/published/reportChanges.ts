import { currencySign, formatPrice } from '../../domain/format/money';
import { formatNumber, nbsp } from '../../domain/format/number';
import { onRequest } from '../../domain/trade/price';
import { changesBetween, type PriceChange } from './changes';
import type { LastBuild, PublishedItem } from './lastBuild';

/** Lines of each list that are shown. */
const mostShown = 20;

export interface ChangesReport {
  /** Lists of goods, in lines; empty if nothing changes. */
  readonly details: readonly string[];
  /** «цены изменились: 14, новых: 3, снято: 1» */
  readonly summary: string;
}

/** What a build changes for the buyers (docs/product.md §24.10). */
export function reportChanges(
  last: LastBuild | undefined,
  items: LastBuild['items'],
): ChangesReport {
  if (!last) return unchanged('прошлой сборки нет: сравнить не с чем');
  const { repriced, added, removed, restocked, edited } = changesBetween(last.items, items);
  const all = repriced.length + added.length + removed.length + restocked + edited;
  if (all === 0) return unchanged('в товарах изменений нет');
  return {
    details: [
      ...listed('Цены:', repriced.map(describePrices)),
      ...listed('Новые:', added.map(describeItem)),
      ...listed('Сняты:', removed.map(describeItem)),
      ...(restocked ? [`наличие изменилось: ${restocked}`] : []),
      ...(edited ? [`описания изменились: ${edited}`] : []),
    ],
    summary: `цены изменились: ${repriced.length}, новых: ${added.length}, снято: ${removed.length}`,
  };
}

function unchanged(summary: string): ChangesReport {
  return { details: [], summary };
}

function listed(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostShown;
  const all = rest > 0 ? [...lines.slice(0, mostShown), `и ещё ${formatNumber(rest)}`] : lines;
  return [heading, ...all.map((line) => `  ${line}`)];
}

/** «VG-4060-01: 285 → 295 ₽, от 50: 271 → 280 ₽» */
function describePrices(changes: readonly PriceChange[]): string {
  const texts = changes.map(({ from, before, after }) => {
    const amount = from === undefined ? '' : `от${nbsp}${formatNumber(from)}: `;
    return `${amount}${describeChange(before, after, from === undefined ? onRequest : 'нет')}`;
  });
  const [first] = changes;
  return `${first ? nameOf(first.item) : ''}: ${texts.join(', ')}`;
}

/** «285 → 295 ₽». @param absent stands for a price that is not given */
export function describeChange(
  before: number | undefined,
  after: number | undefined,
  absent: string,
): string {
  const text = (price: number | undefined) => (price === undefined ? absent : formatPrice(price));
  const sign = nbsp + currencySign;
  return `${after === undefined ? text(before) : text(before).replace(sign, '')} → ${text(after)}`;
}

/** «VG-4060-01, Ковёр «Страйп»» */
function describeItem({ article, title }: PublishedItem): string {
  return [article, title].filter(Boolean).join(', ');
}

function nameOf({ article, title }: PublishedItem): string {
  return article ?? title;
}
