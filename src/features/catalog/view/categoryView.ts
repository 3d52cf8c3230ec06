import type { ParsedQs } from 'qs';
import { formatQuery, searchTextOf } from '../../../shared/router/query';
import { choiceOf, facetIds, type Choice } from '../filters/facets';
import { isCategorySorting, type CategorySorting } from './categorySorting';

/** The search, filters, sorting and layout of a category, as stored in the address. */
export interface CategoryView {
  readonly q: string;
  readonly choice: Choice;
  readonly sorting: CategorySorting | undefined;
  /** If undefined, the layout that the visitor chose last. */
  readonly layout: Layout | undefined;
}

/** The layouts with their buttons; a category opens as a table unless the visitor has chosen another one. */
export const layouts = [
  { layout: 'table', icon: 'table', title: 'Таблица' },
  { layout: 'cards', icon: 'grid', title: 'Карточки' },
  { layout: 'matrix', icon: 'list', title: 'Матрица' },
] as const;
export type Layout = (typeof layouts)[number]['layout'];

export const nothingChosen = choiceOf(() => []);

/** Reads the query of an address, ignoring unknown parameters and values. */
export function readView(query: ParsedQs): CategoryView {
  const { sort, view, ...rest } = query;
  return {
    q: searchTextOf(query),
    choice: choiceOf((id) => readTexts(rest[id])),
    sorting: isCategorySorting(sort) ? sort : undefined,
    layout: readLayout(view),
  };
}

/** @param value of the address or of the storage */
export function readLayout(value: unknown): Layout | undefined {
  return layouts.find(({ layout }) => layout === value)?.layout;
}

export function formatView({ q, choice, sorting, layout }: CategoryView): string {
  return formatQuery({ q: q || undefined, ...choice, sort: sorting, view: layout });
}

export function isNarrowed({ q, choice }: CategoryView): boolean {
  return q !== '' || facetIds.some((id) => choice[id].length > 0);
}

/** A text or a list; qs parses a list above the array limit (docs/product.md §3.4) as an object. */
function readTexts(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? [value] : Object.values(value ?? {});
  return list.filter((text) => typeof text === 'string');
}
