import type { Category } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';
import { catalogCrumb } from '../catalogCrumb';

/** The pages between the home page and a model, for breadcrumbs. */
export function crumbsOf({ _id, title }: Category) {
  return [catalogCrumb, { title, to: paths.category(_id) }];
}
