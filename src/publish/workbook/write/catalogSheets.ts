import { formats } from '../../../domain/format/columns';
import type { Category, Offer, Settings } from '../../../domain/settings/settings';
import { availabilities } from '../../../domain/trade/availability';
import { tierColumns } from '../../../domain/trade/priceTable';
import type { Column as SheetColumn, Table } from '../../../shared/files/table';
import type { Sheet } from '../../../shared/files/writeXlsx';
import type { Fields } from '../../source/catalog';
import { titleKey } from '../../source/knownGoods';
import type { Column } from '../columns/column';
import { goodsColumns } from '../columns/goods';
import { columnsOfCategories, columnsOfModels } from '../columns/otherSheets';
import { sheetNames } from '../sheets/sheetNames';
import { escapeText } from './escapeText';
import { helpTable } from './help';

/** The sheets of a catalogue with all that the settings say of it (docs/product.md §25.14). */
export function catalogSheets({ categories }: Settings): readonly Sheet[] {
  const offers = categories.flatMap((category) =>
    category.items.map((carpet) => ({ category, carpet })),
  );
  const named = namesOf(categories);
  const models = categories.flatMap((category) =>
    (category.models ?? []).map((model) => ({ ...named(category), ...model })),
  );
  const listed = categories.map((category, index) => ({ ...category, order: index + 1 }));
  return [
    { name: sheetNames.goods, table: goodsTable(offers, named) },
    { name: sheetNames.categories, table: tableOf(columnsOfCategories, listed) },
    { name: sheetNames.models, table: tableOf(columnsOfModels, models) },
    { name: sheetNames.help, table: helpTable },
  ];
}

type Names = (category: Category) => Fields;

/** The title of a category, with its id if another category has the same title. */
function namesOf(categories: readonly Category[]): Names {
  const keys = categories.map(({ title }) => titleKey(title));
  const isShared = (title: string) => keys.filter((key) => key === titleKey(title)).length > 1;
  return ({ _id, title }) => ({ category: title, ...(isShared(title) && { categoryId: _id }) });
}

/** The tiers are written after the price. */
function goodsTable(offers: readonly Offer[], named: Names): Table {
  const rows = offers.map((offer) => ({ ...named(offer.category), ...offer.carpet }));
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
