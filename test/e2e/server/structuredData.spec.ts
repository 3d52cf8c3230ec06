import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
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

const described = v.object({ '@context': v.string(), '@graph': v.array(v.unknown()) });

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

/** «Коврик кокосовый «Койр»» for the model «Койр», if all of its carpets are called so. */
function titleOf(model: string, items: readonly { readonly title: string }[]): string {
  const titles = items.flatMap(({ title }) => title.match(`^.*«${model}»`)?.[0] ?? []);
  const [title = model, ...others] = new Set(titles);
  return others.length ? model : title;
}

test('the home page describes the company and the site', () => {
  expect(dataOf('index')).toStrictEqual(
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
  expect(dataOf('contacts')).toStrictEqual(
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
  const categories = published.map(({ _id, title, image }) => ({
    name: title,
    url: `${origin}/catalog/${_id}`,
    image: `${origin}/gallery/categories/${image}.800.jpg`,
  }));
  expect(dataOf('catalog')).toStrictEqual(
    graph(
      { ...list('ItemList', categories), numberOfItems: published.length },
      breadcrumbs(['Каталог', '/catalog']),
    ),
  );
});

for (const { _id, title, models = [], items } of published) {
  const url = `${origin}/catalog/${_id}`;
  const crumbs = [
    ['Каталог', '/catalog'],
    [title, `/catalog/${_id}`],
  ] as const;

  test(`«${title}» lists its models`, () => {
    const listed = models.map((model) => ({
      name: expect.stringContaining(model.title),
      url: `${url}/${encodeURIComponent(model.title)}`,
      image: expect.stringMatching(/\/gallery\/items\/[\w-]+\.jpg\.1200\.jpg$/),
    }));
    expect(dataOf(`catalog/${_id}`)).toStrictEqual(
      graph({ ...list('ItemList', listed), numberOfItems: models.length }, breadcrumbs(...crumbs)),
    );
  });

  for (const model of models) {
    test(`«${model.title}» describes its carpets that have a price`, () => {
      const path = `/catalog/${_id}/${encodeURIComponent(model.title)}`;
      const variants = items
        .filter((carpet) => carpet.model === model.title)
        .flatMap((carpet) =>
          !('price' in carpet)
            ? []
            : expect.objectContaining({
                '@type': 'Product',
                name: carpet.title,
                sku: carpet.article,
                offers: expect.objectContaining({ price: carpet.price }),
              }),
        );
      const group = expect.objectContaining({
        '@type': 'ProductGroup',
        productGroupID: model.title,
        description: model.description,
        url: origin + path,
        hasVariant: variants,
      });
      const { '@graph': things } = v.parse(described, dataOf(`catalog/${_id}/${model.title}`));
      expect(things).toStrictEqual([
        ...(variants.length ? [group] : []),
        breadcrumbs(...crumbs, [titleOf(model.title, items), path]),
      ]);
    });
  }
}

for (const [page, title] of [
  ['conditions', 'Условия работы'],
  ['prices', 'Цены'],
  ['cart', 'Корзина'],
] as const) {
  test(`/${page} has breadcrumbs`, () => {
    expect(dataOf(page)).toStrictEqual(graph(breadcrumbs([title, `/${page}`])));
  });
}

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/** Whether the site has a file for an absolute address. */
function exists(address: string): boolean {
  const { pathname } = new URL(address);
  const file = site + decodeURIComponent(pathname === '/' ? '/index' : pathname);
  return existsSync(file) || existsSync(`${file}.html`);
}

test('every address in the structured data exists', () => {
  for (const page of pages) {
    const text = JSON.stringify(dataOf(page.replace('.html', '')));
    for (const [address] of text.matchAll(/https:\/\/www\.example\.com\/[^"]*/g)) {
      expect(exists(address), `${page}: ${address}`).toBe(true);
    }
  }
});

test('the sitemap has every page, with the pictures of categories and models', () => {
  const map = readFileSync(`${site}/sitemap.xml`, 'utf8');
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.filter(exists)).toStrictEqual(addresses);
  expect(addresses).toHaveLength(pages.length - 1);
  const pictures = [...map.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
    ([, image = '']) => image,
  );
  expect(pictures.filter(exists)).toStrictEqual(pictures);
  const models = published.flatMap((category) => category.models ?? []);
  expect(pictures.length).toBe(published.length + models.flatMap(({ images }) => images).length);
});

test('the picture of a link preview has the size that its page names', async () => {
  for (const page of pages.filter((file) => file !== '404.html')) {
    const html = readFileSync(`${site}/${page}`, 'utf8');
    const [image = '', width, height] = ['og:image', 'og:image:width', 'og:image:height'].map(
      (property) => html.match(`<meta property="${property}" content="([^"]*)"`)?.[1],
    );
    const file = site + decodeURIComponent(new URL(image).pathname);
    expect(await sharp(file).metadata(), page).toMatchObject({
      width: Number(width),
      height: Number(height),
    });
    // Google takes pictures of 50,000 pixels and more
    expect(Number(width) * Number(height)).toBeGreaterThan(50_000);
  }
});
