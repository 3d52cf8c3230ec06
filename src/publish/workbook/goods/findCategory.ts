import { distance } from '../../../domain/search/words/typo';
import type { Finding } from '../../finding';
import type { Fields } from '../../source/catalog';
import { titleKey } from '../../source/matching';
import type { Problem } from '../cells/reading';
import type { Headings } from '../columns/findColumns';
import { findingIn, placeIn, type RowPlace } from '../rows/place';
import { columnOf } from '../rows/readRow';
import type { Categories, CategoryDraft } from './categories';
import type { KnownItem, KnownItems } from './knownItems';

/** What it takes to read the rows of goods. */
export interface GoodsContext {
  readonly categories: Categories;
  readonly known: KnownItems;
  /** The titles of the settings' categories. */
  readonly titles: readonly string[];
  /** Whether the workbook lists its categories, so that a row cannot add one. */
  readonly hasCategorySheet: boolean;
}

/** Where a row names its category. */
interface CategoryPlace {
  readonly headings: Headings;
  readonly at: RowPlace;
  /** The row above that names it. */
  readonly group: { readonly place: RowPlace } | undefined;
}

interface FoundCategory {
  readonly category?: CategoryDraft;
  readonly findings: readonly Finding[];
}

/** The category of a row: the one that it names, else that of the known carpet (docs/product.md §25.5). */
export function findCategory(
  wanted: Fields,
  known: KnownItem | undefined,
  place: CategoryPlace,
  { categories, titles, hasCategorySheet }: GoodsContext,
): FoundCategory {
  const isNamed = wanted['_id'] !== undefined || wanted['title'] !== undefined;
  // of categories with one title, a known carpet stays in its own
  const isOwn = titleKey(wanted['title']) === titleKey(known?.category['title']);
  const isKnown = !isNamed || (wanted['_id'] === undefined && isOwn);
  const named = isKnown ? (known?.category ?? {}) : wanted;
  const column = columnOf(place.headings, 'category') ?? columnOf(place.headings, 'categoryId');
  const at = place.group?.place ?? place.at;
  const refuse = (problem: Problem) => ({ findings: [findingIn(at, problem, column)] });
  // the sheet «Категории» may list it under another id
  const listed = hasCategorySheet ? categories.find(wanted) : undefined;
  const category = categories.find(named) ?? listed;
  if (category) return { category, findings: [] };
  if (!isNamed && !known) return refuse(unknownCategory);
  const own = categories.findKnown(named);
  const title = own?.['title'] ?? named['title'];
  if (hasCategorySheet) return refuse(unlisted(String(title ?? wanted['_id'])));
  if (typeof title !== 'string') return refuse(unknownCategory);
  const fields = { title, _id: own?.['_id'] ?? named['_id'] };
  const added = categories.add(fields, () => placeIn(at, column));
  const doubt = own ? undefined : newCategory(title, titles, place.group !== undefined);
  return { category: added, findings: doubt ? [findingIn(at, doubt, column)] : [] };
}

const unknownCategory: Problem = {
  severity: 'error',
  message:
    'не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
};

function unlisted(title: string): Problem {
  const message = `категории «${title}» нет на листе «Категории». Добавьте её туда или исправьте название`;
  return { severity: 'error', message };
}

/** A title that is almost a known one, or that was found between the rows, may be a mistake. */
function newCategory(
  title: string,
  titles: readonly string[],
  isGroup: boolean,
): Problem | undefined {
  const key = titleKey(title);
  const near = titles.find((one) => distance(titleKey(one), key) <= 2);
  const isNear = near !== undefined && key.length > 5;
  if (!isNear && (!isGroup || titles.length === 0)) return undefined;
  const hint = isNear ? `. Может быть, «${near}»?` : '';
  return {
    severity: 'warning',
    message: `«${title}» — новая категория, в настройках её нет${hint}`,
  };
}
