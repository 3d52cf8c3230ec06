import type { Finding } from '../../finding';
import type { CatalogCategory, Fields } from '../../source/catalog';
import type { ColumnSet } from '../columns/columnSet';
import { isOrder } from '../columns/order';
import { sets } from '../columns/sets';
import type { WorkbookSheet } from '../file/sheets';
import { createCategories, hiddenCategories, type CategoryDraft } from '../goods/categories';
import type { GoodsContext } from '../goods/findCategory';
import { withGroupAbove } from '../goods/groupAbove';
import { createKnownItems } from '../goods/knownItems';
import { findLostZeros } from '../goods/lostZeros';
import { readGoods } from '../goods/readGoods';
import { readHeadedSheet } from '../rows/readHeadedSheet';
import { readCategorySheet } from './readCategorySheet';
import { readModelSheet } from './readModelSheet';
import { isNamed, sheetNames } from './sheetNames';
import { tablesOf } from '../rows/tables';

/** What the sheets of a workbook say. */
export interface ReadSheets {
  readonly categories: readonly CategoryDraft[];
  /** Without the sheet «Категории», those of the settings that have no goods on the site stay. */
  readonly hidden: readonly CatalogCategory[];
  /** Whether a category without models has none, rather than those of the settings. */
  readonly hasModels: boolean;
  readonly hasCategorySheet: boolean;
  readonly findings: readonly Finding[];
}

/** @param base the settings' categories, not validated */
export function readCatalogSheets(
  sheets: readonly WorkbookSheet[],
  file: string,
  base: readonly Fields[],
): ReadSheets {
  const named = (name: string) => sheets.find((sheet) => isNamed(sheet, name));
  const categories = createCategories(base);
  const known = createKnownItems(base);
  const listed = named(sheetNames.categories);
  const hasCategorySheet = listed !== undefined;
  const ofCategories = listed ? readCategorySheet(listed, file, categories) : [];
  const context: GoodsContext = {
    categories,
    known,
    titles: base.flatMap(({ title }) => (typeof title === 'string' ? title : [])),
    hasCategorySheet,
  };
  const ofGoods = readGoodsSheets(sheets, file, context);
  const models = named(sheetNames.models);
  const ofModels = models ? readModelSheet(models, file, categories) : [];
  return {
    categories: categories.all,
    hidden: listed ? [] : hiddenCategories(base, categories, known.taken),
    hasModels: models !== undefined,
    hasCategorySheet,
    findings: [...ofCategories, ...ofGoods, ...ofModels],
  };
}

/** Reads the sheet «Товары», or else every sheet with headings of goods (docs/product.md §25.2). */
function readGoodsSheets(
  sheets: readonly WorkbookSheet[],
  file: string,
  context: GoodsContext,
): readonly Finding[] {
  const main = sheets.find((sheet) => isNamed(sheet, sheetNames.goods));
  const others = sheets.filter(
    (sheet) => !Object.values(sheetNames).some((name) => isNamed(sheet, name)),
  );
  const filled = others.filter(({ rows }) => rows.length > 0);
  const used = main
    ? [main]
    : filled.filter((sheet) => tablesOf(sheet, goodsSet).tables.length > 0);
  if (used.length === 0) return [{ severity: 'error', place: { file }, message: noGoods }];
  const unread = filled
    .filter((sheet) => !used.includes(sheet))
    .map(({ name }) => unreadSheet(file, name, main ? onlyMain : noHeadings));
  return [...unread, ...used.flatMap((sheet) => readGoodsSheet(sheet, file, context))];
}

function readGoodsSheet(
  sheet: WorkbookSheet,
  file: string,
  context: GoodsContext,
): readonly Finding[] {
  const read = readHeadedSheet(sheet, file, goodsSet, `${noHeadings}. ${needed}`);
  const place = { file, sheet: sheet.name };
  const tables = withGroupAbove(read, context);
  const zeros = tables.flatMap((table) => findLostZeros(table, place, context.known));
  return [...read.findings, ...zeros, ...readGoods(tables, place, context)];
}

function goodsSet(headings: readonly string[]): ColumnSet {
  return isOrder(headings) ? sets.order : sets.goods;
}

function unreadSheet(file: string, sheet: string, message: string): Finding {
  return { severity: 'warning', place: { file, sheet }, message: `${message}, лист не читаем` };
}

const onlyMain = 'товары берём с листа «Товары»';
const noHeadings = 'на листе нет заголовков товаров';
const needed = 'Нужны хотя бы «Наименование» или «Артикул» и ещё один столбец, например «Цена»';
const noGoods = `ни на одном листе нет заголовков товаров. ${needed}`;
