import * as v from 'valibot';
import { breadcrumbsOf } from '../../src/prerender/structuredData/breadcrumbs';
import { structuredData } from '../../src/prerender/structuredData/structuredData';
import { listAddresses } from '../../src/prerender/page/listAddresses';
import type { Settings } from '../../src/domain/settings/settings';
import {
  documentations,
  documentedAvailability,
  documentedVariation,
} from '../support/documentedProperties';
import { demoSettings as settings } from '../support/settings/demoSettings';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const withoutSettings = parseValidSettings('{}');
const description = 'Описание страницы';

const node = v.looseObject({ '@type': v.string() });
type Node = v.InferOutput<typeof node>;

/** The things that the page at an address describes, as a search engine reads them. */
async function graphAt(path: string, from: Settings = settings): Promise<Node[]> {
  const crumbs = await breadcrumbsOf(from, path);
  const data = structuredData(from, { path, description, crumbs });
  const read = v.parse(
    v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(node) }),
    JSON.parse(JSON.stringify(data)),
  );
  return read['@graph'];
}

/** All things in a value, however deep. */
function thingsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(v.is(node, value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

const typesOf = (things: readonly Node[]) => things.map((thing) => thing['@type']);

/** The things of a documented type; `page` is the product or group of products itself. */
function documented(type: string, graph: readonly Node[]): Node[] {
  const isProduct = (thing: Node) => /^Product(Group)?$/.test(thing['@type']);
  if (type === 'page') return graph.filter(isProduct);
  return thingsIn(graph).filter((thing) => thing['@type'] === type);
}

/** A model with all that its owner can give, and with only what he must. */
const full = {
  company: { site: 'https://shop.example' },
  categories: [
    {
      _id: 'mats',
      title: 'Ковры',
      image: 'mats.jpg',
      isPublished: true,
      models: [{ title: 'Страйп', description: 'Ворс', country: 'Россия', brand: 'Порог' }],
      items: ['red', 'blue'].map((color, index) => ({
        _id: color,
        title: `Ковёр «Страйп», ${color}`,
        model: 'Страйп',
        article: `ST-${index}`,
        barcode: index ? '4600000000015' : '4 600000 000008',
        image: `${color}.jpg`,
        width: 60,
        length: 90 + index,
        color,
        material: index ? 'резина' : 'полипропилен',
        weight: 1.5,
        minLot: 10,
        price: 100,
        priceTiers: [{ from: 50, price: 90 }],
        availability: index ? 'ожидается' : 'мало',
        expectedAt: '2026-12-01',
      })),
    },
    {
      _id: 'single',
      title: 'Один',
      isPublished: true,
      items: [{ _id: 'x', title: 'Коврик', priceTiers: [{ from: 20, price: 50 }] }],
    },
  ],
};
const given = parseValidSettings(JSON.stringify(full));

describe.each(documentations)('$source, $type', ({ type, required, recommended = [] }) => {
  test('every page of the demo has what is required', async () => {
    const graphs = await Promise.all(listAddresses(settings).map((path) => graphAt(path)));
    const found = graphs.flatMap((graph) => documented(type, graph));
    expect(found.length).toBeGreaterThan(0);
    for (const thing of found) {
      expect(Object.keys(thing)).toStrictEqual(expect.arrayContaining([...required]));
    }
  });

  test('a page with all data has what is recommended', async () => {
    const pages = listAddresses(given).filter((path) => !path.startsWith('/catalog/single'));
    const graphs = await Promise.all(pages.map((path) => graphAt(path, given)));
    for (const thing of graphs.flatMap((graph) => documented(type, graph))) {
      expect(Object.keys(thing)).toStrictEqual(expect.arrayContaining([...recommended]));
    }
  });
});

describe('Values are of the documented kinds', () => {
  test('on every page of the demo', async () => {
    const groups = [];
    for (const path of listAddresses(settings)) {
      for (const thing of thingsIn(await graphAt(path))) {
        const { availability, price, priceCurrency, url, image } = thing;
        if (price !== undefined) expect(price).toBeGreaterThan(0);
        if (priceCurrency !== undefined) expect(priceCurrency).toBe('RUB');
        if (availability !== undefined) expect(availability).toMatch(documentedAvailability);
        for (const address of [url ?? [], image ?? []].flat()) {
          expect(address).toMatch(/^https:\/\/www\.example\.com\//);
        }
        if (thing['@type'] === 'ProductGroup') groups.push(thing);
      }
    }
    expect(groups.length).toBeGreaterThan(10);
    for (const { variesBy, hasVariant } of groups) {
      for (const property of v.parse(v.array(v.string()), variesBy)) {
        expect(property).toMatch(documentedVariation);
      }
      const skus = v.parse(v.array(v.looseObject({ sku: v.string() })), hasVariant);
      expect(new Set(skus.map(({ sku }) => sku)).size).toBe(skus.length);
    }
  });
});

describe('The page of a model', () => {
  test('describes a group of products with all that is given', async () => {
    const product = (index: number): unknown =>
      expect.objectContaining({ '@type': 'Product', sku: `ST-${index}` });
    const url = 'https://shop.example/catalog/mats/%D0%A1%D1%82%D1%80%D0%B0%D0%B9%D0%BF';
    const photo = (color: string) => `https://shop.example/gallery/items/${color}.jpg.1200.jpg`;
    const [group] = await graphAt(new URL(url).pathname, given);
    expect(group).toStrictEqual({
      '@type': 'ProductGroup',
      name: 'Ковёр «Страйп»',
      description: 'Ворс',
      category: 'Ковры',
      brand: { '@type': 'Brand', name: 'Порог' },
      countryOfOrigin: { '@type': 'Country', name: 'Россия' },
      image: [photo('red'), photo('blue')],
      productGroupID: 'Страйп',
      url,
      variesBy: ['size', 'color', 'material'].map((name) => `https://schema.org/${name}`),
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 90,
        highPrice: 100,
        offerCount: 2,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/LimitedAvailability',
      },
      hasVariant: [product(0), product(1)],
    });
    const [, second] = documented('Product', group ? [group] : []);
    expect(second).toStrictEqual({
      '@type': 'Product',
      name: 'Ковёр «Страйп», blue',
      sku: 'ST-1',
      gtin: '4600000000015',
      image: photo('blue'),
      size: '60×91\u00A0см',
      color: 'blue',
      material: 'резина',
      weight: { '@type': 'QuantitativeValue', value: 1.5, unitCode: 'KGM' },
      url: `${url}#item-blue`,
      offers: {
        '@type': 'Offer',
        price: 100,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/BackOrder',
        availabilityStarts: '2026-12-01',
        itemCondition: 'https://schema.org/NewCondition',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 10, unitText: 'шт' },
        url: `${url}#item-blue`,
      },
    });
  });

  test('of a single carpet describes a product, with the description of the page', async () => {
    const [product] = await graphAt('/catalog/single/x', given);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Коврик',
      description,
      category: 'Один',
      sku: 'x',
      url: 'https://shop.example/catalog/single/x#item-x',
      offers: { '@type': 'Offer', price: 50, eligibleQuantity: { minValue: 20, unitText: 'шт' } },
    });
    expect(product).not.toHaveProperty('image');
  });

  test('leaves out carpets without a price, and products without any price', async () => {
    for (const category of settings.categories) {
      for (const model of new Set(category.items.map((carpet) => carpet.model ?? ''))) {
        const priced = category.items.filter((item) => item.model === model && item.price);
        const path = `/catalog/${category._id}/${encodeURIComponent(model)}`;
        const things = thingsIn(await graphAt(path));
        const skus = things.filter(({ sku }) => sku !== undefined).map(({ sku }) => sku);
        expect(skus).toStrictEqual(priced.map(({ article }) => article));
        expect(typesOf(things).includes('ProductGroup')).toBe(priced.length > 0);
      }
    }
  });

  test('has four breadcrumbs', async () => {
    const path = `/catalog/mats/${encodeURIComponent('Страйп')}`;
    expect((await breadcrumbsOf(given, path)).map(({ title }) => title)).toStrictEqual([
      'Главная',
      'Каталог',
      'Ковры',
      'Ковёр «Страйп»',
    ]);
  });

  test('that does not exist describes nothing', async () => {
    expect(await graphAt('/catalog/mats/x', given)).toStrictEqual([]);
    expect(await graphAt('/catalog/x/x', given)).toStrictEqual([]);
    expect(await graphAt('/404', given)).toStrictEqual([]);
  });
});

test('a category lists its models with their pictures, and no products', async () => {
  const [list, crumbs] = await graphAt('/catalog/mats', given);
  expect(list).toStrictEqual({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Ковёр «Страйп»',
        url: 'https://shop.example/catalog/mats/%D0%A1%D1%82%D1%80%D0%B0%D0%B9%D0%BF',
        image: 'https://shop.example/gallery/items/red.jpg.1200.jpg',
      },
    ],
  });
  expect(crumbs?.['@type']).toBe('BreadcrumbList');
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/catalog', ['ItemList', 'BreadcrumbList']],
  ['/contacts', ['WholesaleStore', 'WholesaleStore', 'BreadcrumbList']],
  ['/prices', ['BreadcrumbList']],
])('%s describes %j', async (path, types) => {
  expect(typesOf(await graphAt(path))).toStrictEqual(types);
});

test('missing settings are left out, not made up', async () => {
  const placed = parseValidSettings('{"company": {"office": {"address": "Тверь"}}}');
  const things = await graphAt('/contacts', placed);
  expect(things).toMatchObject([
    { '@type': 'WholesaleStore', name: 'офис', address: 'Тверь' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(JSON.stringify(things)).not.toContain('geo');
  expect(typesOf(await graphAt('/contacts', withoutSettings))).toStrictEqual(['BreadcrumbList']);
});
