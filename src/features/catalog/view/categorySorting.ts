import type { Sorting } from '../../../domain/trade/sorting';

/** The sort orders of a category, with their labels. */
export const sortings = {
  title: 'по названию',
  size: 'по размеру',
  price: 'по цене',
} as const satisfies Partial<Record<Sorting, string>>;

export type CategorySorting = keyof typeof sortings;

export const isCategorySorting = (value: unknown): value is CategorySorting =>
  typeof value === 'string' && Object.hasOwn(sortings, value);
