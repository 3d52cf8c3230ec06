import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import demo from '../../../mocks/settings.json';

const site = 'dist/site';
const origin = demo.company.site;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const published = demo.categories.filter(({ isPublished }) => isPublished);

/** The structured data of a page. */
function dataOf(page: string): unknown {
  const html = readFileSync(`${site}/${page}.html`, 'utf8');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.[1] ?? '');
}

const graph = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const list = (type: string, steps: readonly object[]) => ({
  '@type': type,
  itemListElement: steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  })),
});

const breadcrumbs = (...steps: readonly (readonly [name: string, path: string])[]) =>
  list(
    'BreadcrumbList',
    [['Главная', '/'] as const, ...steps].map(([name, path]) => ({ name, item: origin + path })),
  );

test('the home page describes the company and the site', () => {
  expect(dataOf('index')).toEqual(
    graph(
      {
        '@type': 'Organization',
        name: 'Порог',
        legalName: demo.company.legalName,
        email: 'zakaz@example.com',
        telephone: '+7 (495) 000-00-01',
        taxID: demo.company.requisites.inn,
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
        foundingDate: '1996',
      },
      { '@type': 'WebSite', name: 'Порог', url: `${origin}/`, inLanguage: 'ru' },
    ),
  );
});

test('the contacts page describes two stores and their hours', () => {
  const { office, warehouse } = demo.company;
  const store = (name: string, { address, latitude, longitude }: typeof office) => ({
    '@type': 'WholesaleStore',
    name,
    address,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  });
  const hours = (closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays,
    opens: '09:00',
    closes,
  });
  expect(dataOf('contacts')).toEqual(
    graph(
      {
        ...store('Порог — офис', office),
        telephone: '+7 (495) 000-00-01',
        openingHoursSpecification: hours('18:00'),
      },
      {
        ...store('Порог — склад', warehouse),
        telephone: '+7 (495) 000-00-04',
        openingHoursSpecification: hours('16:30'),
      },
      breadcrumbs(['Контакты', '/contacts']),
    ),
  );
});

test('the catalogue lists the published categories', () => {
  const categories = published.map(({ _id, title }) => ({
    name: title,
    url: `${origin}/catalog/${_id}`,
  }));
  expect(dataOf('catalog')).toEqual(
    graph(
      { ...list('ItemList', categories), numberOfItems: published.length },
      breadcrumbs(['Каталог', '/catalog']),
    ),
  );
});

for (const { _id, title, items } of published) {
  test(`«${title}» lists its carpets, with an offer if there is a price`, () => {
    const url = `${origin}/catalog/${_id}`;
    const carpets = items.map((carpet) =>
      !('price' in carpet)
        ? { name: carpet.title }
        : {
            item: expect.objectContaining({
              '@type': 'Product',
              name: carpet.title,
              sku: carpet.article,
              offers: {
                '@type': 'Offer',
                price: carpet.price,
                priceCurrency: 'RUB',
                availability: expect.stringMatching(
                  /^https:\/\/schema\.org\/(InStock|LimitedAvailability|BackOrder|PreOrder)$/,
                ),
                url,
              },
            }),
          },
    );
    expect(dataOf(`catalog/${_id}`)).toEqual(
      graph(
        { ...list('ItemList', carpets), numberOfItems: items.length },
        breadcrumbs(['Каталог', '/catalog'], [title, `/catalog/${_id}`]),
      ),
    );
  });
}

for (const [page, title] of [
  ['conditions', 'Условия работы'],
  ['prices', 'Цены'],
  ['cart', 'Корзина'],
] as const) {
  test(`/${page} has breadcrumbs`, () => {
    expect(dataOf(page)).toEqual(graph(breadcrumbs([title, `/${page}`])));
  });
}

test('every address in the structured data exists', () => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((file) => file.endsWith('.html'))) {
    const text = JSON.stringify(dataOf(page.replace('.html', '')));
    for (const [, path = ''] of text.matchAll(/"https:\/\/www\.example\.com(\/[^"]*)"/g)) {
      const file = site + decodeURIComponent(path === '/' ? '/index' : path);
      expect(existsSync(file) || existsSync(`${file}.html`), `${page}: ${path}`).toBe(true);
    }
  }
});
