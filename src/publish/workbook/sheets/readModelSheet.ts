import type { Finding } from '../../finding';
import { sets } from '../columns/sets';
import type { WorkbookSheet } from '../file/sheets';
import type { Categories } from '../goods/categories';
import { findingIn, placeIn } from '../rows/place';
import { readHeadedSheet } from '../rows/readHeadedSheet';
import { columnOf, readRow } from '../rows/readRow';

/** Reads the sheet «Модели» into the categories. */
export function readModelSheet(
  sheet: WorkbookSheet,
  file: string,
  categories: Categories,
): readonly Finding[] {
  const { tables, findings } = readHeadedSheet(sheet, file, () => sets.models, noHeadings);
  const read = tables.flatMap(({ headings, row: head, rows }) => {
    const at = columnOf(headings, 'category') ?? columnOf(headings, 'categoryId');
    if (!at) return [findingIn({ file, sheet: sheet.name, row: head }, noColumn)];
    return rows.flatMap((row) => {
      const place = { file, sheet: sheet.name, row: row.row };
      const { fields, findings: own } = readRow(row, headings.columns, place);
      const { category: title, categoryId, ...model } = fields;
      const category = categories.find({ _id: categoryId, title });
      if (!category) {
        const isEmpty = title === undefined && categoryId === undefined;
        const message = `${isEmpty ? empty : unknown}. Напишите её так же, как на листе «Товары»`;
        return [...own, findingIn(place, { severity: 'error', message }, at)];
      }
      const placeOf = (path: readonly (string | number)[]) =>
        placeIn(place, columnOf(headings, String(path[0] ?? 'title')));
      category.models.push({ fields: model, placeOf });
      return own;
    });
  });
  return [...findings, ...read];
}

const noColumn = {
  severity: 'error',
  message:
    'нет столбца «Категория». Добавьте его и напишите категории так же, как на листе «Товары»',
} as const;
const unknown = 'нет такой категории';
const empty = 'категория не указана, ячейка пуста';
const noHeadings = 'не нашли строку с заголовками. Нужны хотя бы «Категория» и «Модель»';
