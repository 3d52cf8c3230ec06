interface Documentation {
  /** The page of the search engine's documentation, read on 2026-11-22. */
  readonly source: string;
  /** The schema.org type; `page` is the one product, or group of products, of a page. */
  readonly type: string;
  readonly required: readonly string[];
  /** Those that the settings can give. */
  readonly recommended?: readonly string[];
}

const variants = 'Google Search Central, Product variants';
const snippet = 'Google Search Central, Product snippet';
const listing = 'Google Search Central, Merchant listing';
const information = 'Yandex Webmaster, Product information';
const strict = 'Yandex Webmaster, Strict markup of products';

/** The properties of products and lists that search engines document. */
export const documentations: readonly Documentation[] = [
  {
    source: variants,
    type: 'ProductGroup',
    required: ['name'],
    recommended: ['brand', 'description', 'hasVariant', 'productGroupID', 'url', 'variesBy'],
  },
  { source: variants, type: 'Product', required: ['name', 'sku'], recommended: ['color', 'size'] },
  // or a review or rating instead of offers
  { source: snippet, type: 'Product', required: ['name', 'offers'] },
  {
    source: snippet,
    type: 'Offer',
    required: ['price'],
    recommended: ['availability', 'priceCurrency'],
  },
  {
    source: snippet,
    type: 'AggregateOffer',
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
  },
  {
    source: listing,
    type: 'Product',
    required: ['name', 'image', 'offers'],
    recommended: ['color', 'gtin', 'material', 'size', 'sku'],
  },
  {
    source: listing,
    type: 'Offer',
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url'],
  },
  {
    source: information,
    type: 'page',
    required: ['name', 'description', 'offers'],
    recommended: ['image'],
  },
  { source: information, type: 'Offer', required: ['price', 'priceCurrency'] },
  { source: information, type: 'AggregateOffer', required: ['lowPrice', 'priceCurrency'] },
  { source: strict, type: 'page', required: ['name', 'description', 'image', 'offers'] },
  { source: strict, type: 'Offer', required: ['availability', 'price', 'priceCurrency'] },
  {
    source: strict,
    type: 'AggregateOffer',
    required: ['availability', 'lowPrice', 'priceCurrency'],
  },
  {
    source: 'Google Search Central, Carousel',
    type: 'ItemList',
    required: ['itemListElement'],
  },
  {
    source: 'Google Search Central, Breadcrumb',
    type: 'BreadcrumbList',
    required: ['itemListElement'],
  },
  { source: 'Google Search Central, Breadcrumb', type: 'ListItem', required: ['name', 'position'] },
];

/** The values that Google documents for `availability`. */
export const documentedAvailability =
  /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/;

/** The values that Google documents for `variesBy`. */
export const documentedVariation =
  /^https:\/\/schema\.org\/(color|size|suggestedAge|suggestedGender|material|pattern)$/;
