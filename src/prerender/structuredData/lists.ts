import { absolute } from '../../domain/company/company';
import type { Settings } from '../../domain/settings/settings';
import type { Crumb } from './breadcrumbs';
import type { Thing } from './thing';

export function breadcrumbList(settings: Settings, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(settings, path),
    })),
  };
}

export function itemList(items: readonly Thing[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}
