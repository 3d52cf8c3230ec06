import type { Category } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';

/** The pages between the home page and a model, for breadcrumbs. */
export function crumbsOf({ _id, title }: Category) {
  return [
    { title: 'Каталог', to: paths.catalog },
    { title, to: paths.category(_id) },
  ];
}
