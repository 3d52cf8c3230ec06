import type { Finding } from '../../finding';
import type { Fields } from '../../source/catalog';
import type { WorkbookSheet } from '../file/sheets';
import { sets } from '../columns/sets';
import type { Categories } from './categories';
import { findingIn, placeIn } from '../rows/place';
import { columnOf, readRow } from '../rows/readRow';
import { readHeadedSheet } from '../rows/readHeadedSheet';

/** Reads the sheet «Категории», in the order of its column «Порядок» or else of its rows. */
export function listCategories(
  sheet: WorkbookSheet,
  file: string,
  categories: Categories,
): readonly Finding[] {
  const { tables, findings } = readHeadedSheet(sheet, file, sets.categories, noHeadings);
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
  ];
}

/** Categories without a number come last. */
function orderOf({ order }: Fields): number {
  return typeof order === 'number' ? order : Number.MAX_VALUE;
}

const noTitle = 'у категории нет названия. Впишите его или удалите строку';
const noHeadings = 'не нашли строку с заголовками. Нужны хотя бы «Категория» и «Опубликована»';
