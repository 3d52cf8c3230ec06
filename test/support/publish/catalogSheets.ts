import type { Fields } from '../../../src/publish/source/catalog';
import { parseArea } from '../../../src/publish/workbook/file/address';
import { readCatalogSheets } from '../../../src/publish/workbook/sheets/readCatalogSheets';
import { toCatalog } from '../../../src/publish/workbook/sheets/toCatalog';
import type { WorkbookCell, WorkbookSheet } from '../../../src/publish/workbook/file/sheets';

export type Value = string | number | boolean | Date | WorkbookCell | undefined;
export type Rows = readonly (readonly Value[])[];

export const errorCell = { kind: 'error', text: '#N/A' } as const;
export const formulaCell = { kind: 'formula' } as const;

function cellOf(value: Value): WorkbookCell | undefined {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return value instanceof Date ? { kind: 'date', date: value } : value;
}

/** A sheet with cells of these values, some of them merged; blank rows are left out, as the reader of files does. */
export function sheetOf(rows: Rows, name = 'Товары', areas: readonly string[] = []): WorkbookSheet {
  const merged = areas.map(parseArea).filter((area) => area !== undefined);
  return {
    name,
    ...(merged.length > 0 && { merged }),
    rows: rows.flatMap((row, index) =>
      row.some((value) => value !== undefined) ? [{ row: index + 1, cells: row.map(cellOf) }] : [],
    ),
  };
}

/** The catalogue of sheets, and what is wrong with it in one line each: «C2 Цена: «…» — не число». */
export function readCatalog(sheets: readonly WorkbookSheet[], base: readonly Fields[] = []) {
  const catalog = toCatalog('каталог.xlsx', readCatalogSheets(sheets, 'каталог.xlsx', base), base);
  const messages = (wanted: 'error' | 'warning') =>
    catalog.findings
      .filter(({ severity }) => severity === wanted)
      .map(({ place: { sheet, row, cell, field }, message }) =>
        [[cell ?? row ?? sheet, field].filter(Boolean).join(' '), message].join(': '),
      );
  return {
    catalog,
    items: catalog.categories.flatMap(({ items }) => items),
    errors: messages('error'),
    warnings: messages('warning'),
  };
}

/** Reads the sheet «Товары». */
export const readRows = (rows: Rows, base?: readonly Fields[]) =>
  readCatalog([sheetOf(rows)], base);
