import type * as v from 'valibot';
import type { carpet, priceTier } from './carpetSchema';
import type { company, place } from './companySchema';
import type { category, discount, receivingWay, schema } from './settingsSchema';

/** The fields that the schema names, without the unknown ones that it lets through. */
type Known<T extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<T, undefined>>>;

export type Settings = v.InferOutput<typeof schema>;
export type Company = Known<typeof company>;
export type Place = Known<typeof place>;
export type Category = Known<typeof category>;
export type Carpet = Known<typeof carpet>;
export type PriceTier = Known<typeof priceTier>;
export type Discount = Known<typeof discount>;
export type ReceivingWay = Known<typeof receivingWay>;

/** A carpet with its published category. */
export interface Offer {
  readonly carpet: Carpet;
  readonly category: Category;
}

/** The settings of an empty block. */
export const noSettings: Settings = {
  company: {},
  priceList: {},
  conditions: [],
  faq: [],
  holidays: [],
  categories: [],
};

/** The number of a category's carpets, in the block or not (docs/product.md §21.2). */
export function countItems({ items, count = 0 }: Pick<Category, 'items' | 'count'>): number {
  return Math.max(items.length, count);
}

/** Whether the block has all carpets of a category. */
export function isComplete(category: Pick<Category, 'items' | 'count'>): boolean {
  return category.items.length === countItems(category);
}

/** The categories that visitors may see, in the owner's order (docs/product.md §2.5). */
export function publishedCategories({ categories }: Pick<Settings, 'categories'>) {
  return categories.filter(({ isPublished }) => isPublished);
}
