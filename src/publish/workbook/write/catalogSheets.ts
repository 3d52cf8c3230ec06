import { formats } from '../../../domain/format/columns';
import type { Category, Offer, Settings } from '../../../domain/settings/settings';
import { availabilities } from '../../../domain/trade/availability';
import { tierColumns } from '../../../domain/trade/priceTable';
import type { Column as SheetColumn, Table } from '../../../shared/files/table';
import type { Sheet } from '../../../shared/files/writeXlsx';
import type { Fields } from '../../source/catalog';
import { titleKey } from '../../source/matching';
import type { Column } from '../columns/column';
import { goodsColumns } from '../columns/goods';
import { columnsOfCategories, columnsOfModels } from '../columns/otherSheets';
import { sheetNames } from '../sheets/sheetNames';
import { escapeText } from './escapeText';
import { helpTable } from './help';

/** The sheets of a catalogue with all that the settings say of it (docs/product.md §25.14). */
export function catalogSheets({ categories }: Settings): readonly Sheet[] {
  const named = nameCategories(categories);
  const models = named.flatMap(({ category, names }) =>
    (category.models ?? []).map((model) => ({ ...names, ...model })),
  );
  const listed = categories.map((category, index) => ({ ...category, order: index + 1 }));
  return [
    { name: sheetNames.goods, table: goodsTable(named) },
    { name: sheetNames.categories, table: tableOf(columnsOfCategories, listed) },
    { name: sheetNames.models, table: tableOf(columnsOfModels, models) },
    { name: sheetNames.help, table: helpTable },
  ];
}

/** Categories, each with what its goods and models name it by. */
type Named = readonly { readonly category: Category; readonly names: Fields }[];

/** By title, and by id as well if another category has the same title. */
function nameCategories(categories: readonly Category[]): Named {
  const once = new Set<string>();
  const shared = new Set<string>();
  const keyed = categories.map((category) => ({ category, key: titleKey(category.title) }));
  for (const { key } of keyed) (once.has(key) ? shared : once).add(key);
  return keyed.map(({ category, key }) => {
    const { _id, title } = category;
    return { category, names: { category: title, ...(shared.has(key) && { categoryId: _id }) } };
  });
}

/** The tiers are written after the price. */
function goodsTable(named: Named): Table {
  const offers: readonly Offer[] = named.flatMap(({ category }) =>
    category.items.map((carpet) => ({ category, carpet })),
  );
  const rows = named.flatMap(({ category, names }) =>
    category.items.map((carpet) => ({ ...names, ...carpet })),
  );
  const written = writtenColumns(goodsColumns, rows);
  const tiers = tierColumns(offers);
  const end = written.findIndex(({ fields }) => fields.includes('price')) + 1;
  const units = [...new Set(offers.map(({ carpet }) => carpet.unit))].filter(isChoice);
  const choices: Readonly<Record<string, readonly string[]>> = {
    unit: units.slice(0, mostUnits),
    availability: availabilities,
  };
  const format = (column: Column) => (column.fields.includes('price') ? formats.money : undefined);
  const own: readonly SheetColumn[] = written.map((column) => ({
    heading: column.heading,
    format: format(column),
    choices: choices[column.fields.join()],
  }));
  const cells = rows.map((row) => written.map(({ write }) => escapeText(write?.(row))));
  const tierCells = offers.map((offer) => tiers.map(({ cell }) => cell(offer)));
  return {
    columns: own.toSpliced(end, 0, ...tiers),
    rows: cells.map((row, index) => row.toSpliced(end, 0, ...(tierCells[index] ?? []))),
  };
}

function tableOf(all: readonly Column[], rows: readonly Fields[]): Table {
  const columns = writtenColumns(all, rows);
  return {
    columns: columns.map(({ heading, fields }) => ({
      heading,
      choices: fields.includes('isPublished') ? ['да', 'нет'] : undefined,
    })),
    rows: rows.map((row) => columns.map(({ write }) => escapeText(write?.(row)))),
  };
}

/** Ids of categories are written only where they are needed. */
function writtenColumns(columns: readonly Column[], rows: readonly Fields[]): readonly Column[] {
  const isNeeded = ({ fields }: Column) =>
    !fields.includes('categoryId') || rows.some(({ categoryId }) => categoryId !== undefined);
  return columns.filter((column) => column.write !== undefined && isNeeded(column));
}

/** Of a list of values, which is limited to 255 characters. */
const mostUnits = 12;

/** Whether a list of values may have it. */
function isChoice(unit: string): boolean {
  return /^[\p{L}\p{N} .²³]{1,16}$/u.test(unit);
}
