import {
  product,
  importFile,
  offer,
  offersFile,
  price,
  requisites,
  xml,
} from '../support/publish/exchangeFolder';
import { exportOf, findingsOf, itemsOf, messagesOf } from '../support/publish/readExport';

describe('A price', () => {
  const priced = (...prices: readonly string[]) =>
    exportOf([product({ id: 'a' })], [offer({ id: 'a', more: xml('Цены', ...prices) })]);

  test('of 0 is «по запросу»', async () => {
    expect(await itemsOf(priced(price('t1', '0.00')))).toEqual([
      expect.objectContaining({ price: undefined }),
    ]);
  });

  test.each(['-285', '−285'])('of %s keeps its sign for the check', async (value) => {
    expect(await itemsOf(priced(price('t1', value)))).toMatchObject([{ price: -285 }]);
  });

  const from = (amount: string) => xml('МинКоличество', amount);
  const inPrice = { file: 'offers.xml', row: expect.any(Number) as number, field: 'ЦенаЗаЕдиницу' };

  test('from an amount is a tier', async () => {
    const files = priced(
      price('t1', 200, from('1 000')),
      price('t1', 285, from('1')),
      price('t1', 257, from('200')),
      price('t1', 0, from('300')),
    );
    expect(await itemsOf(files)).toEqual([
      {
        _id: 'a',
        title: 'Ковёр a',
        price: 285,
        priceTiers: [
          { from: 200, price: 257 },
          { from: 1000, price: 200 },
        ],
      },
    ]);
  });

  test.each(['', '0', '1', '0,5'])(
    'from «%s», with which no tier begins, is the price of one',
    async (amount) => {
      expect(await itemsOf(priced(price('t1', 285, from(amount))))).toEqual([
        { _id: 'a', title: 'Ковёр a', price: 285 },
      ]);
    },
  );

  test.each(['от 50', '50 шт', '-5'])('from «%s» is an error', async (amount) => {
    const prices = [price('t1', 257, from(amount)), price('t1', 285), price('t2', 1, from('?'))];
    const settings = { commerceML: { priceType: 'Оптовая' } };
    expect(await itemsOf(priced(...prices), settings)).toEqual([
      { _id: 'a', title: 'Ковёр a', price: 285 },
    ]);
    expect(await findingsOf(priced(...prices), settings)).toEqual([
      [
        'error',
        { ...inPrice, field: 'МинКоличество' },
        `количество «${amount}» — не число. Поправьте его в 1С`,
      ],
    ]);
  });

  test('of the type of a tier applies from the larger of both amounts', async () => {
    const types = { t1: 'Розничная', t2: 'Опт' };
    const read = (...prices: readonly string[]) => ({
      'import.xml': importFile([product({ id: 'a' })]),
      'offers.xml': offersFile([offer({ id: 'a', more: xml('Цены', ...prices) })], types),
    });
    const settings = { commerceML: { priceTiers: [{ from: 50, priceType: 'Опт' }] } };
    const tiersOf = async (...prices: readonly string[]) => {
      const [item] = await itemsOf(read(...prices), settings);
      return item?.['priceTiers'];
    };
    const [retail, low] = [price('t1', 500), price('t2', 300, from('100'))];
    const [one, two] = [price('t2', 400, from('1')), price('t2', 380, from('20'))];
    const below = { from: 50, price: 400 };
    expect(await tiersOf(retail, one)).toEqual([below]);
    expect(await tiersOf(retail, low)).toEqual([{ from: 100, price: 300 }]);
    expect(await tiersOf(retail, low, one)).toEqual([below, { from: 100, price: 300 }]);
    expect(await tiersOf(retail, two, one)).toEqual([{ from: 50, price: 380 }]);
    expect(await tiersOf(retail, one, price('t2', 390))).toEqual([below]);
    expect(await tiersOf(retail, price('t2', 300, from('много')))).toBeUndefined();
    expect(await tiersOf(retail, price('t2', 0))).toBeUndefined();
  });

  test.each([
    ['10', '10', 1000, 100, 'warning', ', взяли 100 за одну'],
    ['4', '4', 0.2, 0.05, 'warning', ', взяли 0,05 за одну'],
    ['2.500', '2,5', 2625, 1050, 'warning', ', взяли 1\u00A0050 за одну'],
    ['21', '21', '0,21', 0.01, 'warning', ', взяли 0,01 за одну'],
    [
      '8',
      '8',
      '0,2',
      0.025,
      'error',
      ', и нацело она не делится. Выгрузите из 1С цену за базовую единицу',
    ],
  ])(
    'for a pack of %s is divided by what it holds',
    async (ratio, units, whole, each, severity, rest) => {
      const more = xml('Единица', 'упак') + xml('Коэффициент', ratio);
      const files = priced(price('t1', whole, more));
      expect(await itemsOf(files)).toMatchObject([{ price: each }]);
      const message = `цена ${String(whole)} — за «упак» (базовых единиц: ${units})${rest}`;
      expect(await findingsOf(files)).toEqual([[severity, inPrice, message]]);
    },
  );

  test.each(['1', '1.000', '0'])('with a ratio of %s stays', async (ratio) => {
    const files = priced(price('t1', 1000, xml('Коэффициент', ratio)));
    expect(await itemsOf(files)).toEqual([expect.objectContaining({ price: 1000 })]);
    expect(await messagesOf(files)).toEqual([]);
  });

  test.each(['-5', 'десять', '10 шт'])('with a ratio of «%s» is an error', async (ratio) => {
    const files = priced(price('t1', 1000, xml('Единица', 'шт') + xml('Коэффициент', ratio)));
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        { ...inPrice, field: 'Коэффициент' },
        `коэффициент «${ratio}» — не число. Поправьте его в 1С`,
      ],
    ]);
  });

  const pricedFor = (unit: string, base: string, ratio: readonly string[]) =>
    exportOf(
      [product({ id: 'a', more: base })],
      [
        offer({
          id: 'a',
          more: xml(
            'Цены',
            price(
              't1',
              500,
              [xml('Единица', unit), ...ratio.map((one) => xml('Коэффициент', one))].join(''),
            ),
          ),
        }),
      ],
    );
  const ratios = [[], ['1'], ['0']] as const;
  const inUnit = (unit: string) => xml('БазоваяЕдиница', unit);

  test.each([
    ['упак', 'шт', inUnit('796')],
    ['м2', 'шт', inUnit('шт')],
    ['м', 'м²', inUnit('055')],
    ['10 шт', 'шт', inUnit('шт')],
    ['10шт', 'шт', inUnit('шт')],
    ['уп. 10 шт', 'уп', inUnit('уп')],
    ['п', 'пачка', inUnit('пачка')],
    ['тыс. шт', 'шт', inUnit('шт')],
    ['коробка', 'упак', inUnit('778')],
    ['г', 'кг', inUnit('166')],
    ['778', 'шт', inUnit('шт')],
    ['998', '999', inUnit('999')],
    ['м2', 'шт', ''],
  ])('for «%s» of a product in «%s», without a ratio, is an error', async (unit, shown, base) => {
    for (const ratio of ratios) {
      const files = pricedFor(unit, base, ratio);
      const told = await findingsOf(files);
      expect(told.filter(([severity]) => severity === 'error')).toEqual([
        [
          'error',
          inPrice,
          `цена 500 — за «${unit}», а единица товара — «${shown}», и пересчёта между ними нет. Выгрузите из 1С цену за базовую единицу`,
        ],
      ]);
    }
  });

  test.each([
    ['шт.', '796'],
    ['Штука', 'шт'],
    ['796', 'шт'],
    ['1 шт', 'шт'],
    ['кв. м', '055'],
    ['м', '018'],
    ['м.п.', 'м'],
    ['Рулон', 'рул'],
    ['УПАК.', '778'],
    ['упаковка', 'уп'],
    ['999', '0999'],
    ['лоток', 'Лоток'],
    ['', 'упак'],
  ])('for «%s» of a product in «%s» is for one', async (unit, base) => {
    for (const ratio of ratios) {
      const files = pricedFor(unit, inUnit(base), ratio);
      expect(await itemsOf(files)).toMatchObject([{ price: 500 }]);
      const told = await findingsOf(files);
      expect(told.filter(([severity]) => severity === 'error')).toEqual([]);
    }
  });

  test('for the unit that the settings keep is for one', async () => {
    const items = [{ _id: 'a', title: 'Ковёр', unit: 'м²' }];
    const settings = { categories: [{ items }] };
    expect(await messagesOf(pricedFor('м2', '', []), settings)).toEqual([]);
    expect(await messagesOf(pricedFor('шт', '', []), settings)).toHaveLength(1);
  });

  test('for a unit without a name is reported, too', async () => {
    const files = priced(price('t1', 100, xml('Коэффициент', '2')));
    expect(await messagesOf(files)).toEqual([
      'цена 100 — за другую единицу (базовых единиц: 2), взяли 50 за одну',
    ]);
  });

  test('that is not there is «по запросу»', async () => {
    const nameless = price('t1', 5).replace(xml('ИдТипаЦены', 't1'), '');
    expect(await itemsOf(priced(price('t1', '')))).toEqual([{ _id: 'a', title: 'Ковёр a' }]);
    expect(await itemsOf(priced(nameless))).toEqual([{ _id: 'a', title: 'Ковёр a', price: 5 }]);
  });

  test('that is there twice is reported once, at the first, unless both are the same', async () => {
    expect(await messagesOf(priced(price('t1', 100), price('t1', '100,00')))).toEqual([]);
    expect(await findingsOf(priced(price('t1', 100), price('t1', 120)))).toEqual([
      ['error', inPrice, 'две цены одного вида: 100 и 120. Оставьте в 1С одну'],
    ]);
    expect(await messagesOf(priced(price('t1', 0), price('t1', '1200,5')))).toEqual([
      'две цены одного вида: по запросу и 1\u00A0200,5. Оставьте в 1С одну',
    ]);
  });

  test('in a file of its own counts', async () => {
    const [item] = await itemsOf({
      'webdata/import0_1.xml': importFile([
        product({ id: 'a', more: xml('Картинка', 'import_files/1.jpg') }),
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

describe('Stock', () => {
  const carpet = { _id: 'a', article: 'A', title: 'Ковёр', minLot: 10, packQty: 20 };
  const settings = { categories: [{ _id: 'g1', title: 'Ковры', items: [carpet] }] };
  const stores = (...amounts: readonly number[]) =>
    xml(
      'Остатки',
      ...amounts.map((one) => xml('Остаток', xml('Склад', xml('Количество', String(one))))),
    );
  const attributes =
    '<Склад ИдСклада="s1" КоличествоНаСкладе="15"/><Склад ИдСклада="s2" КоличествоНаСкладе="15"/>';

  const inStores = (...amounts: readonly string[]) =>
    xml(
      'КоличествоНаСкладах',
      ...amounts.map((one) => xml('КоличествоНаСкладе', xml('Количество', one))),
    );

  test.each([
    ['of one warehouse', 'в наличии', stores(20)],
    ['of several warehouses together', 'в наличии', stores(15, 15)],
    ['of several warehouses in another form, below the pack', 'мало', inStores('15', '4.5')],
    ['of several warehouses in another form', 'в наличии', inStores('15', '5')],
    ['of an offer alone', 'мало', xml('Остатки', xml('Остаток', xml('Количество', '19,9')))],
    ['that are empty for one warehouse', 'в наличии', inStores('', '20')],
    ['in attributes', 'в наличии', attributes],
    ['in attributes and warehouses', 'в наличии', stores(10) + attributes.replace('"15"', '" "')],
    ['in all', 'в наличии', xml('Количество', '64,000')],
    ['in attributes beside an empty total', 'в наличии', `<Количество/>${attributes}`],
    ['in warehouses beside an empty total', 'мало', xml('Количество', ' ') + stores(15)],
    ['in all, whatever the warehouses have', 'под заказ', xml('Количество', '0') + stores(64)],
    ['below the pack', 'мало', stores(19)],
    ['of 0', 'под заказ', xml('Количество', '0')],
    ['below 0', 'под заказ', xml('Количество', '-3')],
    ['below 0, with another sign', 'под заказ', xml('Количество', '−3')],
    ['below 0 in all warehouses together', 'под заказ', stores(-5, 3)],
    ['below 0 in one warehouse', 'в наличии', stores(-5, 30)],
    ['that cancel each other out', 'под заказ', inStores('0,1', '0,2', '-0,3')],
  ])('%s: «%s»', async (_, availability, more) => {
    const [item] = await itemsOf(
      exportOf([product({ id: 'a' })], [offer({ id: 'a', more })]),
      settings,
    );
    expect(item).toMatchObject({ availability });
  });

  test.each([
    [9, 'a smallest lot', 'мало', { minLot: 10 }],
    [10, 'a smallest lot', 'в наличии', { minLot: 10 }],
    [9.9, 'a step', 'мало', { step: 10 }],
    [9, 'a pack', 'мало', { packQty: 10 }],
    [0.1, 'no lots', 'в наличии', {}],
    [1, 'a lot in words', 'в наличии', { minLot: 'десять' }],
    [0, 'a time of arrival', 'ожидается', { availability: 'ожидается' }],
    [1, 'a time of arrival', 'в наличии', { availability: 'ожидается' }],
    [0, 'another availability', 'под заказ', { availability: 'в наличии' }],
  ])(
    'of %d, for a carpet whose settings have %s: «%s»',
    async (amount, _, availability, fields) => {
      const items = [{ _id: 'a', title: 'Ковёр', ...fields }];
      const files = exportOf([product({ id: 'a' })], [offer({ id: 'a', amount })]);
      expect(await itemsOf(files, { categories: [{ items }] })).toEqual([
        expect.objectContaining({ availability }),
      ]);
    },
  );

  test('are compared with the lots of 1C rather than with those of the settings', async () => {
    const more = requisites({ 'Мин. партия': '5' });
    const items = [{ _id: 'a', title: 'Ковёр', minLot: 20 }];
    const files = exportOf([product({ id: 'a', more })], [offer({ id: 'a', amount: 5 })]);
    expect(await itemsOf(files, { categories: [{ items }] })).toEqual([
      expect.objectContaining({ availability: 'в наличии' }),
    ]);
  });

  test('that one product of an export does not have are unknown', async () => {
    const products = [product({ id: 'a' }), product({ id: 'b' })];
    const [first, second] = await itemsOf(exportOf(products, [offer({ id: 'b', amount: 1 })]));
    expect(first).toHaveProperty('availability', undefined);
    expect(second).toHaveProperty('availability', 'в наличии');
  });

  test('that an export does not have leave the availability of the settings', async () => {
    const [item] = await itemsOf(exportOf([product({ id: 'a' })], [offer({ id: 'a' })]));
    expect(item).not.toHaveProperty('availability');
  });
});
