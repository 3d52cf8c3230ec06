import { readSource } from '../../src/publish/source/readSource';
import {
  exchangeFolder,
  good,
  importFile,
  offer,
  offersFile,
  price,
  xml,
} from '../support/exchangeFolder';
import { exportOf, itemsOf, messagesOf, readExport } from '../support/readExport';

describe('Types of prices', () => {
  const types = { t1: 'Розничная', t2: 'Оптовая', t3: 'Крупный опт' };
  const files = {
    'import.xml': importFile([good({ id: 'a' })]),
    'offers.xml': offersFile([offer({ id: 'a', prices: { t1: 500, t2: 400, t3: 350 } })], types),
  };

  test('are chosen in the settings, also as tiers', async () => {
    const priceTiers = [{ from: 50, priceType: 'Крупный опт' }];
    const [item] = await itemsOf(files, { commerceML: { priceType: 'оптовая', priceTiers } });
    expect(item).toMatchObject({ price: 400, priceTiers: [{ from: 50, price: 350 }] });
  });

  test('that are several are an error that says what to write', async () => {
    const [message] = await messagesOf(files);
    expect(message).toContain('«Розничная», «Оптовая», «Крупный опт»');
    expect(message).toContain('"commerceML": { "priceType": "Оптовая" }');
  });

  test('that are not there are an error that names those that are', async () => {
    const [message] = await messagesOf(files, { commerceML: { priceType: 'Опт' } });
    expect(message).toContain('нет вида цен «Опт». В выгрузке есть: «Розничная»');
  });

  test.each([
    ['a number', { priceType: 5 }],
    ['a misspelt field', { pricetype: 'Оптовая' }],
    ['a tier without its amount', { priceTiers: [{ priceType: 'Оптовая' }] }],
    ['not an object', 'Оптовая'],
  ])('are not chosen by %s', async (_, commerceML) => {
    const { findings } = await readExport(files, { commerceML });
    expect(findings[0]).toMatchObject({ severity: 'error', place: { file: 'SETTINGS' } });
  });

  test('do not get into the site', async () => {
    const folder = exchangeFolder({
      ...files,
      'settings.json': JSON.stringify({ commerceML: { priceType: 'Оптовая' } }),
    });
    const settings = `${folder}/settings.json`;
    const block = (await readSource({ settings, catalog: folder })).block;
    expect(block).toContain('"price":400');
    expect(block).not.toContain('Оптовая');
  });
});

describe('A price', () => {
  const priced = (...prices: readonly string[]) =>
    exportOf([good({ id: 'a' })], [offer({ id: 'a', more: xml('Цены', ...prices) })]);

  test('of 0 is «по запросу»', async () => {
    expect(await itemsOf(priced(price('t1', '0.00')))).toEqual([
      expect.objectContaining({ price: undefined }),
    ]);
  });

  test('from an amount is a tier', async () => {
    const files = priced(price('t1', 285), price('t1', 257, xml('МинКоличество', '200')));
    const [item] = await itemsOf(files);
    expect(item).toMatchObject({ price: 285, priceTiers: [{ from: 200, price: 257 }] });
  });

  test('for a pack is divided by what it holds', async () => {
    const more = xml('Единица', 'упак') + xml('Коэффициент', '10');
    const { categories, findings } = await readExport(priced(price('t1', 1000, more)));
    expect(categories[0]?.items[0]).toMatchObject({ price: 100 });
    expect(findings).toEqual([expect.objectContaining({ severity: 'warning' })]);
  });

  test('for a pack that gives fractions of a kopeck is an error', async () => {
    const more = xml('Единица', 'упак') + xml('Коэффициент', '3');
    const { findings } = await readExport(priced(price('t1', 100, more)));
    expect(findings).toEqual([expect.objectContaining({ severity: 'error' })]);
  });

  test('in dollars is an error', async () => {
    const dollars = price('t1', 100).replace('RUB', 'USD');
    expect(await messagesOf(priced(dollars))).toEqual([expect.stringContaining('в валюте USD')]);
  });

  test('in a file of its own counts', async () => {
    const [item] = await itemsOf({
      'webdata/import0_1.xml': importFile([
        good({ id: 'a', more: xml('Картинка', 'import_files/1.jpg') }),
      ]),
      'webdata/offers0_1.xml': offersFile([offer({ id: 'a' })]),
      'webdata/prices0_1.xml': offersFile([offer({ id: 'a', prices: { t1: 285 } })]),
      'webdata/rests0_1.xml': offersFile([
        offer({ id: 'a', more: xml('Остатки', xml('Остаток', xml('Количество', '0'))) }),
      ]),
    });
    expect(item).toMatchObject({
      price: 285,
      availability: 'под заказ',
      image: 'webdata/import_files/1.jpg',
    });
  });
});

describe('Remains', () => {
  const carpet = { _id: 'a', article: 'A', title: 'Ковёр', minLot: 10, packQty: 20 };
  const settings = { categories: [{ _id: 'g1', title: 'Ковры', items: [carpet] }] };
  const stores = (...amounts: readonly number[]) =>
    xml(
      'Остатки',
      ...amounts.map((one) => xml('Остаток', xml('Склад', xml('Количество', String(one))))),
    );
  const attributes =
    '<Склад ИдСклада="s1" КоличествоНаСкладе="15"/><Склад ИдСклада="s2" КоличествоНаСкладе="15"/>';

  test.each([
    ['of one warehouse', stores(20), 'в наличии'],
    ['of several warehouses together', stores(15, 15), 'в наличии'],
    ['in attributes', attributes, 'в наличии'],
    ['in all', xml('Количество', '64,000'), 'в наличии'],
    ['below the pack', stores(19), 'мало'],
    ['of 0', xml('Количество', '0'), 'под заказ'],
    ['below 0', xml('Количество', '-3'), 'под заказ'],
    ['below 0 in all warehouses together', stores(-5, 3), 'под заказ'],
    ['below 0 in one warehouse', stores(-5, 30), 'в наличии'],
  ])('%s', async (_, more, availability) => {
    const [item] = await itemsOf(
      exportOf([good({ id: 'a' })], [offer({ id: 'a', more })]),
      settings,
    );
    expect(item).toMatchObject({ availability });
  });

  test('that an export does not have leave the availability of the settings', async () => {
    const [item] = await itemsOf(exportOf([good({ id: 'a' })], [offer({ id: 'a' })]));
    expect(item).not.toHaveProperty('availability');
  });
});
