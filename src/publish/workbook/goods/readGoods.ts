import type { Finding } from '../../finding';
import type { Problem } from '../cells/reading';
import { findingIn, type RowPlace } from '../rows/place';
import type { GoodsContext } from './findCategory';
import { readItem, readNames } from './readItem';
import { rowKind } from '../rows/rowKind';
import type { Table } from '../rows/tables';

/** A row with nothing but the category of the rows below. */
interface Group {
  readonly title: string;
  readonly place: RowPlace;
  isUsed: boolean;
}

/**
 * Reads the goods of a sheet into their categories. Each row is an item, or the category of the rows below
 * it (repeated headings do not end it), or gives a finding (docs/product.md §25.4).
 */
export function readGoods(
  tables: readonly Table[],
  place: Omit<RowPlace, 'row'>,
  context: GoodsContext,
): Finding[] {
  const findings: Finding[] = [];
  const groups: Group[] = [];
  for (const table of tables) {
    for (const row of table.rows) {
      const names = readNames(table, row, { ...place, row: row.row });
      const { fields, at } = names;
      const kind = rowKind(row, table.headings, fields, context.known.has(fields));
      findings.push(...names.findings);
      if (kind.kind === 'skipped') findings.push(findingIn(at, kind.problem));
      if (kind.kind === 'group') groups.push({ title: kind.title, place: at, isUsed: false });
      if (kind.kind !== 'item') continue;
      const group = groups.at(-1);
      if (group) group.isUsed = true;
      findings.push(...readItem(table, row, names, group, context));
    }
  }
  const unused = groups.filter(({ isUsed }) => !isUsed);
  return [...findings, ...unused.map((group) => findingIn(group.place, unusedGroup(group.title)))];
}

function unusedGroup(title: string): Problem {
  return { severity: 'warning', message: `«${title}» — под этой строкой нет товаров, пропускаем` };
}
