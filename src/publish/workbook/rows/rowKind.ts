import type { Fields } from '../../source/catalog';
import { isEmptyCell, type Problem } from '../cells/reading';
import type { Headings } from '../columns/findColumns';
import type { WorkbookRow } from '../file/sheets';
import { columnOf } from './readRow';
import { cellText } from './cellText';

/** What a row below the headings of goods is (docs/product.md §25.4). */
type RowKind =
  | { readonly kind: 'item' }
  /** Its only text is the category of the rows below. */
  | { readonly kind: 'group'; readonly title: string }
  | { readonly kind: 'skipped'; readonly problem: Problem };

const total = /^(?:общий\s+)?(?:итого|всего|итог|total)(?![\p{L}\d])/iu;

/**
 * @param names the id, article and title that the row gives
 * @param isKnown whether the settings have a carpet with one of these
 */
export function rowKind(
  { cells }: WorkbookRow,
  headings: Headings,
  names: Fields,
  isKnown: boolean,
): RowKind {
  const filled = cells.flatMap((cell, index) => (isEmptyCell(cell) ? [] : [{ cell, index }]));
  const [first] = filled;
  const text = cellText(first?.cell);
  const ofLine = ['amount', 'price'].flatMap((field) => columnOf(headings, field) ?? []);
  const { _id: id, article, title } = names;
  const isIdentified = id !== undefined || article !== undefined;
  // «Итого» under «Артикул»: a carpet has a title, too, in the sheet or in the settings
  const isUnnamed = title === undefined && !isKnown;
  const ownTexts = typeof title === 'string' ? [title] : filled.map(({ cell }) => cellText(cell));
  const isTotal = isIdentified
    ? isUnnamed && typeof article === 'string' && total.test(article)
    : ownTexts.some((own) => total.test(own));
  // the totals that the site writes have a title, but no article
  const isTotalOfOrder =
    columnOf(headings, 'amount') !== undefined &&
    ofLine.every(({ index }) => isEmptyCell(cells[index])) &&
    filled.length > 1 &&
    !isIdentified &&
    !isKnown;
  if (isTotal || isTotalOfOrder) {
    return skipped('warning', 'строка итогов, пропускаем');
  }
  if (!isKnown && areColumnNumbers(filled.map(({ cell }) => cellText(cell)))) {
    return skipped('warning', 'строка с номерами столбцов, пропускаем');
  }
  if (filled.length === 1 && !isKnown) {
    const hasCategories = columnOf(headings, 'category') ?? columnOf(headings, 'categoryId');
    if (!hasCategories && text && !/^[\d\s.,]+$/.test(text)) return { kind: 'group', title: text };
    if (columnOf(headings, 'title')?.index !== first?.index) {
      return skipped('warning', alone(text));
    }
  }
  return isIdentified || title !== undefined
    ? { kind: 'item' }
    : skipped('error', 'нет ни артикула, ни наименования. Впишите их или удалите строку');
}

/** What to say of the only cell of a row; one without a text is an error or a formula. */
function alone(text: string): string {
  return text
    ? `«${text}» — в строке больше ничего нет, пропускаем`
    : 'в строке только ошибка или формула без значения, пропускаем';
}

/** Under the headings of forms: 1, 2, 3, 4. */
function areColumnNumbers(texts: readonly string[]): boolean {
  return texts.length > 2 && texts.every((text, index) => text === String(index + 1));
}

function skipped(severity: Problem['severity'], message: string): RowKind {
  return { kind: 'skipped', problem: { severity, message } };
}
