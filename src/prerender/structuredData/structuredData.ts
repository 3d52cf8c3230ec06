import { absolute } from '../../domain/company/company';
import { publishedCategories, type Category, type Settings } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';
import type { Crumb } from './breadcrumbs';
import { breadcrumbList, itemList } from './lists';
import { organization, webSite } from './organization';
import { product } from './product';
import { stores } from './stores';
import type { Thing } from './thing';

/** The schema.org data of a page. */
export function structuredData(
  settings: Settings,
  path: string,
  crumbs: readonly Crumb[] = [],
): Thing {
  const things = thingsAt(path, settings);
  const list = crumbs.length > 1 ? [breadcrumbList(settings, crumbs)] : [];
  return { '@context': 'https://schema.org', '@graph': [...things, ...list] };
}

function thingsAt(path: string, settings: Settings): Thing[] {
  const categories = publishedCategories(settings);
  if (path === paths.home) return [organization(settings), webSite(settings)];
  if (path === paths.contacts) return stores(settings);
  if (path === paths.catalog) {
    return [itemList(categories.map((category) => categoryItem(settings, category)))];
  }
  const category = categories.find(({ _id }) => paths.category(_id) === path);
  return category
    ? [itemList(category.items.map((carpet) => product(settings, category, carpet)))]
    : [];
}

function categoryItem(settings: Settings, { _id, title }: Category): Thing {
  return { name: title, url: absolute(settings, paths.category(_id)) };
}
