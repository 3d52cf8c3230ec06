import { fingerprint } from '../../domain/format/fingerprint';
import { publishedCategories, type Carpet, type Settings } from '../../domain/settings/settings';
import type { LastBuild, PublishedItem } from './lastBuild';

/** What a build remembers of the published carpets, by `_id` (docs/product.md §24.2). */
export function publishedItems(settings: Pick<Settings, 'categories'>): LastBuild['items'] {
  return Object.fromEntries(
    publishedCategories(settings).flatMap(({ _id: category, items, models }) =>
      items.map((carpet) => {
        const model = models?.find(({ title }) => title === carpet.model);
        return [carpet._id, publishedItem(carpet, { category, model })] as const;
      }),
    ),
  );
}

/** @param context what else a buyer sees of the carpet */
function publishedItem(carpet: Carpet, context: object): PublishedItem {
  const { article, title, price, priceTiers, availability, ...rest } = carpet;
  const fields = Object.entries({ ...rest, ...context, title, article });
  const details = fingerprint(JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1))));
  return { article, title, price, priceTiers, availability, details };
}
