import type { Finding } from '../../finding';
import type { KnownItems } from './knownItems';
import { findingIn, type RowPlace } from '../rows/place';
import { columnOf } from '../rows/readRow';
import type { Table } from '../rows/tables';

/** The most zeros that an article is tried with. */
const mostZeros = 6;

/**
 * Articles that Excel may have turned into numbers: an error if the settings have the article with zeros
 * in front, a warning if other articles of the column have some (docs/product.md §25.11).
 */
export function findLostZeros(
  { headings, rows }: Table,
  place: Omit<RowPlace, 'row'>,
  known: KnownItems,
): readonly Finding[] {
  const column = columnOf(headings, 'article');
  if (!column) return [];
  const cells = rows.map(({ row, cells: all }) => ({ row, cell: all[column.index] }));
  const padded = cells.flatMap(({ cell }) =>
    cell?.kind === 'text' && /^0\d+$/.test(cell.text.trim()) ? cell.text.trim().length : [],
  );
  const longest = padded.reduce((most, length) => Math.max(most, length), 0);
  return cells.flatMap(({ row, cell }): readonly Finding[] => {
    if (cell?.kind !== 'number') return [];
    const article = String(cell.number);
    const at = { ...place, row, article };
    const full = known.has({ article }) ? undefined : knownWithZeros(article, known);
    if (full) return [findingIn(at, { severity: 'error', message: wasText(full) }, column)];
    return article.length < longest
      ? [findingIn(at, { severity: 'warning', message: lost }, column)]
      : [];
  });
}

function knownWithZeros(article: string, known: KnownItems): string | undefined {
  return Array.from({ length: mostZeros }, (_, index) => '0'.repeat(index + 1) + article).find(
    (full) => known.has({ article: full }),
  );
}

function wasText(full: string): string {
  return `в настройках артикул «${full}», а здесь число: Excel отбросил нули. Задайте столбцу формат «Текстовый» и впишите артикул заново`;
}

const lost =
  'артикул записан числом, а другие начинаются с нуля: потеряны нули? Задайте столбцу формат «Текстовый»';
