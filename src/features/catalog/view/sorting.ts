import { comparePrices, compareSizes, compareTexts } from '../../../domain/trade/compare';
import type { Carpet } from '../../../domain/settings/settings';

interface SortingRule {
  readonly label: string;
  readonly compare: (a: Carpet, b: Carpet) => number;
}

/** Orders of a category besides the owner's own; the keys stand in the address. */
export const sortings = {
  title: { label: 'по названию', compare: (a, b) => compareTexts(a.title, b.title) },
  size: { label: 'по размеру', compare: compareSizes },
  price: { label: 'по цене', compare: comparePrices },
} as const satisfies Record<string, SortingRule>;

export type Sorting = keyof typeof sortings;

export const isSorting = (value: unknown): value is Sorting =>
  typeof value === 'string' && Object.hasOwn(sortings, value);
