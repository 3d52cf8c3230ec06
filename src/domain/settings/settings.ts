import type * as v from 'valibot';
import type { carpet, category, company, place, priceTier, schema } from './settingsSchema';

/** What the code may rely on: the fields that the schema names, and no others. */
type Known<T extends v.ObjectEntries> = Readonly<v.InferOutput<v.ObjectSchema<T, undefined>>>;

export type Settings = v.InferOutput<typeof schema>;
export type Company = Known<typeof company>;
export type Place = Known<typeof place>;
export type Category = Known<typeof category>;
export type Carpet = Known<typeof carpet>;
export type PriceTier = Known<typeof priceTier>;

/** Of a block that says nothing. */
export const noSettings: Settings = {
  company: {},
  priceList: {},
  conditions: [],
  faq: [],
  holidays: [],
  categories: [],
};

/** The categories that visitors may see, in the owner's order (spec §2). */
export function publishedCategories({ categories }: Pick<Settings, 'categories'>) {
  return categories.filter(({ isPublished }) => isPublished);
}
