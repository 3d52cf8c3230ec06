import { absolute, foundedIn } from '../../domain/company/company';
import { hoursOf, type Hours } from '../../domain/company/hours';
import { currencyCode } from '../../domain/format/money';
import {
  publishedCategories,
  type Carpet,
  type Category,
  type Place,
  type Settings,
} from '../../domain/settings/settings';
import { stock, type Availability } from '../../domain/trade/availability';
import { paths, resized } from '../../shared/paths';

type Thing = Readonly<Record<string, unknown>>;

/** A page above the one at an address, or that page itself. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** What schema.org has for each page, as one graph; made of nothing but the settings. */
export function structuredData(
  settings: Settings,
  path: string,
  crumbs: readonly Crumb[] = [],
): Thing {
  const published = publishedCategories(settings);
  const category = published.find(({ _id }) => paths.category(_id) === path);
  const things = [
    ...(path === paths.home ? [organization(settings), webSite(settings)] : []),
    ...(path === paths.contacts ? stores(settings) : []),
    ...(path === paths.catalog
      ? [itemList(published.map((one) => categoryItem(settings, one)))]
      : []),
    ...(category
      ? [itemList(category.items.map((carpet) => product(settings, category, carpet)))]
      : []),
    ...(crumbs.length > 1 ? [breadcrumbs(settings, crumbs)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(settings: Settings): Thing {
  const { brand, legalName, email, phones, requisites } = settings.company;
  return {
    '@type': 'Organization',
    name: brand,
    legalName,
    email,
    telephone: phones?.office,
    taxID: requisites?.inn,
    url: absolute(settings, paths.home),
    logo: absolute(settings, '/icons/icon-512.png'),
    foundingDate: String(foundedIn),
  };
}

function webSite(settings: Settings): Thing {
  return {
    '@type': 'WebSite',
    name: settings.company.brand,
    url: absolute(settings, paths.home),
    inLanguage: 'ru',
  };
}

function breadcrumbs(settings: Settings, crumbs: readonly Crumb[]): Thing {
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

function itemList(items: readonly Thing[]): Thing {
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

function categoryItem(settings: Settings, { _id, title }: Category): Thing {
  return { name: title, url: absolute(settings, paths.category(_id)) };
}

const schemaAvailability: Readonly<Record<Availability, string>> = {
  [stock.plenty]: 'InStock',
  [stock.few]: 'LimitedAvailability',
  [stock.toOrder]: 'BackOrder',
  [stock.awaited]: 'PreOrder',
};

/** A search engine takes a product only with an offer; a carpet without a price is listed by name. */
function product(settings: Settings, category: Category, carpet: Carpet): Thing {
  const { title, article, barcode, image, brand, color, material, price, availability } = carpet;
  if (price === undefined) return { name: title };
  return {
    item: {
      '@type': 'Product',
      name: title,
      sku: article,
      gtin: barcode,
      image: image && absolute(settings, resized('item', image, 480, 'jpg')),
      brand: brand && { '@type': 'Brand', name: brand },
      color,
      material,
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: currencyCode,
        availability: availability && `https://schema.org/${schemaAvailability[availability]}`,
        url: absolute(settings, paths.category(category._id)),
      },
    },
  };
}

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

function stores({ company }: Settings): Thing[] {
  const { brand, phones, office, warehouse } = company;
  const hours = hoursOf(company);
  const name = (kind: string) => (brand ? `${brand} — ${kind}` : kind);
  return [
    store(name('офис'), office, hours.office, phones?.office),
    store(name('склад'), warehouse, hours.warehouse, phones?.warehouse),
  ].flat();
}

function store(name: string, place: Place | undefined, hours: Hours, telephone?: string): Thing[] {
  if (!place?.address) return [];
  const { address, latitude, longitude } = place;
  return [
    {
      '@type': 'WholesaleStore',
      name,
      address,
      telephone,
      geo:
        latitude === undefined || longitude === undefined
          ? undefined
          : { '@type': 'GeoCoordinates', latitude, longitude },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workdays,
        opens: clock(hours.opens),
        closes: clock(hours.closes),
      },
    },
  ];
}

/** Minutes after midnight as «16:30». */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
}
