import type * as v from 'valibot';
import type { carpet, priceTier } from './carpetSchema';
import type { company, place } from './companySchema';
import type { category, schema } from './settingsSchema';

/** The fields that the schema names, without the unknown ones that it lets through. */
type Known<T extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<T, undefined>>>;

export type Settings = v.InferOutput<typeof schema>;
export type Company = Known<typeof company>;
export type Place = Known<typeof place>;
export type Category = Known<typeof category>;
export type Carpet = Known<typeof carpet>;
export type PriceTier = Known<typeof priceTier>;

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

/** The categories that visitors may see, in the owner's order (docs/product.md §2.5). */
export function publishedCategories({ categories }: Pick<Settings, 'categories'>) {
  return categories.filter(({ isPublished }) => isPublished);
}
