import { routes } from '../../app/routes';
import { publishedCategories, type Category, type Settings } from '../../domain/settings/settings';
import { modelsOf } from '../../domain/trade/models';
import { paths } from '../../shared/paths';

/** The addresses that match the patterns with parameters, by the page's chunk. */
const addressesOf: Readonly<Record<string, (category: Category) => readonly string[]>> = {
  category: ({ _id }) => [paths.category(_id)],
  model: (category) => modelsOf(category).map(({ id }) => paths.model(category._id, id)),
};

/** All addresses that have a page; not beside the routes, since only the build needs them. */
export function listAddresses(settings: Settings): string[] {
  const categories = publishedCategories(settings);
  return routes.flatMap(({ pattern, chunk }) => {
    const addresses = addressesOf[chunk];
    return addresses ? categories.flatMap(addresses) : pattern;
  });
}
