import { structuredData } from '../../src/prerender/structuredData/structuredData';
import { parseValidSettings } from '../support/settings/parseValidSettings';

function graphAt(path: string, parts: object) {
  const settings = parseValidSettings(JSON.stringify(parts));
  const crumbs = [
    { title: 'Главная', path: '/', description: '' },
    { title: 'Каталог', path: '/catalog', description: '' },
  ];
  const data = structuredData(settings, { path, description: 'Ковры', crumbs });
  return JSON.parse(JSON.stringify(data['@graph'])) as unknown[];
}

const crumbList = (site?: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Главная', ...(site && { item: `${site}/` }) },
    { '@type': 'ListItem', position: 2, name: 'Каталог', ...(site && { item: `${site}/catalog` }) },
  ],
});

describe('Search engines read', () => {
  test('the company and the site', () => {
    const site = 'https://porog.example';
    expect(graphAt('/', { company: { brand: 'Порог', site } })).toStrictEqual([
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Порог',
        logo: `${site}/icons/icon-512.png`,
      }),
      { '@type': 'WebSite', name: 'Порог', url: `${site}/`, inLanguage: 'ru' },
      crumbList(site),
    ]);
  });

  test('the office and the warehouse, each with its hours, and the coordinates if both are known', () => {
    const company = {
      phones: { office: '+7 (495) 000-00-01', warehouse: '+7 (495) 000-00-02' },
      office: { hours: '9:05–18:30', address: 'Москва', latitude: 55.75, longitude: 37.62 },
      warehouse: { address: 'Химки', latitude: 55.9, hours: '10:00–16:00' },
    };
    const store = (
      name: string,
      phone: string,
      address: string,
      opens: string,
      closes: string,
    ) => ({
      '@type': 'WholesaleStore',
      name,
      address,
      telephone: phone,
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens,
        closes,
      },
    });
    const office = store('офис', company.phones.office, 'Москва', '09:05', '18:30');
    const warehouse = store('склад', company.phones.warehouse, 'Химки', '10:00', '16:00');
    const geo = { '@type': 'GeoCoordinates', latitude: 55.75, longitude: 37.62 };
    expect(graphAt('/contacts', { company })).toStrictEqual([
      { ...office, geo },
      warehouse,
      crumbList(),
    ]);
    const named = graphAt('/contacts', {
      company: { ...company, brand: 'Порог', warehouse: { address: 'Химки', longitude: 37 } },
    });
    expect(named).toMatchObject([{ name: 'Порог — офис' }, { name: 'Порог — склад' }, {}]);
    expect(named[1]).not.toHaveProperty('geo');
    expect(graphAt('/contacts', { company: { office: { hours: '9:05–18:30' } } })).toStrictEqual([
      crumbList(),
    ]);
  });

  test('the lowest and the highest price of a model, and how its carpets differ', () => {
    const items = [
      { _id: '1', title: 'Ковёр', model: 'Страйп', price: 285, width: 60, color: 'серый' },
      { _id: '2', title: 'Ковёр', model: 'Страйп', price: 190, width: 60, color: 'чёрный' },
      {
        _id: '3',
        title: 'Ковёр',
        model: 'Страйп',
        price: 400,
        width: 60,
        expectedAt: '2027-01-01',
      },
    ];
    const categories = [{ _id: 'c', title: 'Ковры', isPublished: true, items }];
    const text = JSON.stringify(
      graphAt(`/catalog/c/${encodeURIComponent('Страйп')}`, { categories }),
    );
    expect(text).toContain('"lowPrice":190,"highPrice":400,"offerCount":3');
    expect(text).toContain('"variesBy":["https://schema.org/color"]');
    // a day is only given for goods that are awaited
    expect(text).not.toContain('availabilityStarts');
  });

  test('prices in whole kopecks, as the page shows them', () => {
    const items = [271.4285714, 33.335].map((price, index) => {
      return { _id: String(index), title: 'Ковёр', model: 'Страйп', price };
    });
    const categories = [{ _id: 'c', title: 'Ковры', isPublished: true, items }];
    const text = JSON.stringify(
      graphAt(`/catalog/c/${encodeURIComponent('Страйп')}`, { categories }),
    );
    expect(text.match(/"(?:price|lowPrice|highPrice)":[\d.]+/g)).toStrictEqual([
      '"lowPrice":33.34',
      '"highPrice":271.43',
      '"price":271.43',
      '"price":33.34',
    ]);
  });
});
