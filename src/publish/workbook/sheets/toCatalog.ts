import path from 'node:path';
import { isError, type FieldPath, type Place } from '../../finding';
import type { Catalog, CatalogCategory, Fields } from '../../source/catalog';
import { findByTitle } from '../../source/matching';
import type { CategoryDraft } from '../goods/categories';
import type { ReadSheets } from './readCatalogSheets';

/** A category of the catalogue, with its cells. */
interface Entry {
  readonly category: CatalogCategory;
  readonly placeOf: (path: FieldPath) => Place;
}

/**
 * The catalogue that the sheets give. Without the sheet «Категории», categories are in the order of the
 * settings, new ones last (docs/product.md §25.5).
 */
export function toCatalog(file: string, read: ReadSheets, base: readonly Fields[]): Catalog {
  const drafts = read.categories.map((draft) => fromDraft(draft, read.hasModels));
  const hidden = read.hidden.map((category) => ({ category, placeOf: () => ({ file }) }));
  const entries = read.hasCategorySheet ? drafts : inBaseOrder([...drafts, ...hidden], base);
  const hasGoods = read.categories.some(({ items }) => items.length > 0);
  // other errors say why there are none
  const isExplained = read.findings.some(isError);
  const empty = { severity: 'error', place: { file }, message: noGoods } as const;
  return {
    categories: entries.map(({ category }) => category),
    hasAllModels: true,
    findings: hasGoods || isExplained ? read.findings : [...read.findings, empty],
    placeOf: ([index, ...rest]) => entries[Number(index)]?.placeOf(rest) ?? { file },
    folder: path.dirname(file),
    files: [file],
  };
}

const noGoods =
  'в таблице нет ни одного товара. Впишите товары под заголовками или укажите другой файл';

function fromDraft({ fields, items, models, placeOf }: CategoryDraft, hasModels: boolean): Entry {
  return {
    category: {
      ...fields,
      ...(hasModels && { models: models.map((one) => one.fields) }),
      items: items.map((one) => one.fields),
    },
    placeOf: ([field, index, ...rest]) => {
      const located = (field === 'items' ? items : field === 'models' ? models : [])[Number(index)];
      return located ? located.placeOf(rest) : placeOf(field === undefined ? field : String(field));
    },
  };
}

function inBaseOrder(entries: readonly Entry[], base: readonly Fields[]): readonly Entry[] {
  const find = findByTitle(base);
  const rankOf = ({ category }: Entry) => {
    const known = find(category);
    return known ? base.indexOf(known) : base.length;
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
