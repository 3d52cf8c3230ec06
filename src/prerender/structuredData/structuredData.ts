import { absolute } from '../../domain/company/company';
import { publishedCategories, type Category, type Settings } from '../../domain/settings/settings';
import { modelsOf } from '../../domain/trade/models';
import { paths } from '../../shared/paths';
import { picturesOf, subjectOf, type Subject } from '../page/subject';
import { largestPicture } from '../pictures/largestPicture';
import type { Crumb } from './breadcrumbs';
import { breadcrumbList, itemList } from './lists';
import { organization, webSite } from './organization';
import { modelProducts } from './product';
import { stores } from './stores';
import type { Thing } from './thing';

interface DescribedPage {
  readonly path: string;
  /** The description in its head. */
  readonly description: string;
  /** Empty for an address without a page. */
  readonly crumbs: readonly Crumb[];
}

/** The schema.org data of a page (docs/product.md §3.10). */
export function structuredData(settings: Settings, page: DescribedPage): Thing {
  const { crumbs } = page;
  const list = crumbs.length > 1 ? [breadcrumbList(settings, crumbs)] : [];
  return { '@context': 'https://schema.org', '@graph': [...thingsAt(settings, page), ...list] };
}

function thingsAt(settings: Settings, { path, description }: DescribedPage): Thing[] {
  if (path === paths.home) return [organization(settings), webSite(settings)];
  if (path === paths.contacts) return stores(settings);
  if (path === paths.catalog) {
    const categories = publishedCategories(settings);
    return [itemList(categories.map((category) => categoryItem(settings, category)))];
  }
  const { category, model } = subjectOf(settings, path);
  if (category && model) return modelProducts({ settings, category, model, description });
  return category ? [itemList(modelItems(settings, category))] : [];
}

function categoryItem(settings: Settings, category: Category): Thing {
  return { ...listed(settings, paths.category(category._id), { category }), name: category.title };
}

function modelItems(settings: Settings, category: Category): Thing[] {
  return modelsOf(category).map((model) => ({
    ...listed(settings, paths.model(category._id, model.id), { category, model }),
    name: model.title,
  }));
}

function listed(settings: Settings, path: string, subject: Subject): Thing {
  const [picture] = picturesOf(subject);
  return {
    url: absolute(settings, path),
    image: picture && absolute(settings, largestPicture(picture.kind, picture.file)),
  };
}
