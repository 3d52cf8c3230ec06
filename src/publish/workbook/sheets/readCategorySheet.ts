import type { Finding } from '../../finding';
import type { Fields } from '../../source/catalog';
import type { WorkbookSheet } from '../file/sheets';
import { titleKey } from '../../source/matching';
import type { Problem } from '../cells/reading';
import type { Headings } from '../columns/findColumns';
import { sets } from '../columns/sets';
import type { Categories } from '../goods/categories';
import { findingIn, placeIn, type RowPlace } from '../rows/place';
import { columnOf, readRow } from '../rows/readRow';
import { readHeadedSheet } from '../rows/readHeadedSheet';

/** Reads the sheet «Категории», in the order of its column «Порядок» or else of its rows. */
export function readCategorySheet(
  sheet: WorkbookSheet,
  file: string,
  categories: Categories,
): readonly Finding[] {
  const { tables, findings } = readHeadedSheet(sheet, file, () => sets.categories, noHeadings);
  const rows = tables.flatMap(({ headings, rows: below }) =>
    below.map((row) => {
      const place = { file, sheet: sheet.name, row: row.row };
      return { headings, place, ...readRow(row, headings.columns, place) };
    }),
  );
  const sorted = rows.toSorted((a, b) => orderOf(a.fields) - orderOf(b.fields));
  for (const { fields, headings, place } of sorted) {
    const { title } = fields;
    if (typeof title !== 'string') continue;
    const given = Object.entries(fields).filter(
      // an empty cell is not «нет»: a new category is published, a known one as it was
      ([name, value]) => name !== 'order' && (name !== 'isPublished' || value !== undefined),
    );
    categories.add({ ...Object.fromEntries(given), title }, (field) =>
      placeIn(place, columnOf(headings, field ?? 'title')),
    );
  }
  const nameless = rows.filter(({ fields }) => fields['title'] === undefined);
  return [
    ...findings,
    ...rows.flatMap((row) => row.findings),
    ...nameless.map(({ place }) => findingIn(place, { severity: 'error', message: noTitle })),
    ...repeated(rows),
  ];
}

interface ListedRow {
  readonly fields: Fields;
  readonly headings: Headings;
  readonly place: RowPlace;
}

/** Rows without an id that have the title of another above: only one of them would count. */
function repeated(rows: readonly ListedRow[]): readonly Finding[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ fields, headings, place }) => {
    const key = titleKey(fields['title']);
    if (fields['_id'] !== undefined || key === '') return [];
    const row = first.get(key);
    if (row === undefined) first.set(key, place.row);
    return row === undefined
      ? []
      : [findingIn(place, isRepeated(row), columnOf(headings, 'title'))];
  });
}

function isRepeated(row: number): Problem {
  const message = `эта категория уже есть в строке ${row}. Оставьте одну из двух строк`;
  return { severity: 'error', message };
}

/** Categories without a number come last. */
function orderOf({ order }: Fields): number {
  return typeof order === 'number' ? order : Number.MAX_VALUE;
}

const noTitle = 'у категории нет названия. Впишите его или удалите строку';
const noHeadings = 'не нашли строку с заголовками. Нужны хотя бы «Категория» и «Опубликована»';
