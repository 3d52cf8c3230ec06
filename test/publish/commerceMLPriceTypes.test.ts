import { readSource } from '../../src/publish/source/readSource';
import {
  document,
  exchangeFolder,
  product,
  importFile,
  offer,
  offersFile,
  price,
  rowOf,
  xml,
  type Files,
} from '../support/publish/exchangeFolder';
import { findingsOf, itemsOf, messagesOf } from '../support/publish/readExport';

const types = { t1: 'Розничная', t2: 'Оптовая', t3: 'Крупный  опт' };
const prices = { t1: 500, t2: 400, t3: 350 };
const files = {
  'import.xml': importFile([product({ id: 'a' }), product({ id: 'b' })]),
  'offers.xml': offersFile([offer({ id: 'a', prices })], types),
};

const inSettings = (field: string) => ({ file: 'SETTINGS', field });

describe('What is wrong in "commerceML" is reported with its field', () => {
  const title = 'нужно название вида цены в кавычках';
  const amount = 'нужно количество числом, например 50';
  const options = 'здесь бывают только "priceType" и "priceTiers"';
  const tier = 'нужны "from" (от какого количества) и "priceType" (вид цены), и ничего больше';
  const list = 'нужен список в квадратных скобках';
  const priceType = 'Оптовая';

  test.each<readonly [string, unknown, string, string]>([
    ['a number for a title', { priceType: 5 }, 'priceType', title],
    ['an empty title', { priceType: ' ' }, 'priceType', title],
    ['another field', { priceType, price: 5 }, 'price', options],
    ['a text', 'Оптовая', '', options],
    ['no list', { priceType, priceTiers: {} }, 'priceTiers', list],
    ['no tier', { priceType, priceTiers: [5] }, 'priceTiers.0', tier],
    ['no amount', { priceType, priceTiers: [{ priceType }] }, 'priceTiers.0.from', tier],
    ['no title', { priceType, priceTiers: [{ from: 5 }] }, 'priceTiers.0.priceType', tier],
    [
      'an amount in quotes',
      { priceType, priceTiers: [{ from: '5', priceType }] },
      'priceTiers.0.from',
      amount,
    ],
    [
      'an amount of 0',
      { priceType, priceTiers: [{ from: 0, priceType }] },
      'priceTiers.0.from',
      amount,
    ],
    [
      'a field of a tier that is not there',
      { priceType, priceTiers: [{ from: 5, priceType, price: 5 }] },
      'priceTiers.0.price',
      tier,
    ],
    [
      'an empty title of a tier',
      { priceType, priceTiers: [{ from: 5, priceType: '' }] },
      'priceTiers.0.priceType',
      title,
    ],
  ])('%s', async (_, commerceML, field, message) => {
    const [first] = await findingsOf(files, { commerceML });
    const path = ['commerceML', field].filter(Boolean).join('.');
    expect(first).toStrictEqual(['error', inSettings(path), message]);
  });

  const tiers = [{ from: 50, price: 400 }];
  const categories = [{ items: [{ _id: 'a', title: 'Ковёр a', priceTiers: tiers }] }];

  test('without saying that a type has to be chosen, or that tiers are lost', async () => {
    const priceTiers = [{ from: '50', priceType: 'Оптовая' }];
    expect(await messagesOf(files, { commerceML: { priceTiers }, categories })).toStrictEqual([
      amount,
    ]);
  });

  test('where the settings can be read at all', async () => {
    const folder = exchangeFolder({ ...files, 'settings.json': '{"faq": [] "commerceML": {}}' });
    const { findings } = await readSource({ settings: `${folder}/settings.json`, catalog: folder });
    expect(findings.map(({ place }) => place.file)).toStrictEqual([`${folder}/settings.json`]);
  });
});

describe('A type of prices', () => {
  const several = (example: string, list: string) => [
    'error',
    inSettings('commerceML.priceType'),
    `в выгрузке несколько видов цен: ${list}. Напишите в файле настроек, какой показывать: "commerceML": { "priceType": "${example}" }`,
  ];

  test('has to be chosen among several, of which the second is the example', async () => {
    expect(await findingsOf(files)).toStrictEqual([
      several('Оптовая', '«Розничная», «Оптовая», «Крупный  опт»'),
    ]);
    const priceTiers = [{ from: 50, priceType: 'Розничная' }];
    expect(await findingsOf(files, { commerceML: { priceTiers } })).toStrictEqual([
      several('Крупный  опт', '«Оптовая», «Крупный  опт»'),
    ]);
  });

  test.each([
    ['offer is', {}, xml('Статус', 'Удален')],
    ['products are', { more: xml('Статус', 'Удален') }, ''],
  ])('need not be chosen if the %s deleted that has another', async (_, gone, more) => {
    const files = {
      'import.xml': importFile([product({ id: 'a' }), product({ id: 'b', ...gone })]),
      'offers.xml': offersFile(
        [offer({ id: 'b', prices: { t1: 500 }, more }), offer({ id: 'a', prices: { t2: 400 } })],
        types,
      ),
    };
    const severities = (await findingsOf(files)).map(([severity]) => severity);
    expect(severities).not.toContain('error');
    expect(await itemsOf(files)).toStrictEqual([expect.objectContaining({ price: 400 })]);
  });

  test('is chosen in the settings, also for a tier, and does not get into the site', async () => {
    const priceTiers = [{ from: 50, priceType: 'Крупный опт' }];
    const commerceML = { priceType: 'оптовая', priceTiers };
    const folder = exchangeFolder({ ...files, 'settings.json': JSON.stringify({ commerceML }) });
    const settings = `${folder}/settings.json`;
    const { block } = await readSource({ settings, catalog: folder });
    expect(block).toContain('"price":400');
    expect(block).toContain('"priceTiers":[{"from":50,"price":350}]');
    expect(block).not.toMatch(/опт/i);
  });

  test('is chosen by its title in any case and with any spaces, or by its id', async () => {
    const priceTiers = [
      { from: 100, priceType: ' крупный\u00A0ОПТ ' },
      { from: 50, priceType: 't2' },
    ];
    expect(await findingsOf(files, { commerceML: { priceTiers } })).toStrictEqual([]);
    expect((await itemsOf(files, { commerceML: { priceTiers } })).slice(0, 1)).toStrictEqual([
      expect.objectContaining({
        price: 500,
        priceTiers: [
          { from: 50, price: 400 },
          { from: 100, price: 350 },
        ],
      }),
    ]);
  });

  test('that is not there is reported with its field and with those that are there', async () => {
    const priceTiers = [
      { from: 50, priceType: 'Оптовая' },
      { from: 100, priceType: 'Скидка' },
    ];
    const list = '«Розничная», «Оптовая», «Крупный  опт»';
    expect(await findingsOf(files, { commerceML: { priceType: 'Опт', priceTiers } })).toStrictEqual(
      [
        [
          'error',
          inSettings('commerceML.priceTiers.1.priceType'),
          `нет вида цен «Скидка». В выгрузке есть: ${list}`,
        ],
        [
          'error',
          inSettings('commerceML.priceType'),
          `нет вида цен «Опт». В выгрузке есть: ${list}`,
        ],
      ],
    );
    const none = { ...files, 'offers.xml': offersFile([offer({ id: 'a' })], {}) };
    expect(await findingsOf(none, { commerceML: { priceType: 'Опт' } })).toStrictEqual([
      [
        'error',
        inSettings('commerceML.priceType'),
        'нет вида цен «Опт». В выгрузке нет ни одного вида цен: выгрузите из 1С и цены',
      ],
    ]);
  });

  test('without any prices, by its title or its id, is an error that names those with prices', async () => {
    const read = (shown: Readonly<Record<string, number>>) => ({
      ...files,
      'offers.xml': offersFile([offer({ id: 'a', prices: shown })], types),
    });
    const noPrices = (field: string, title: string) => [
      'error',
      inSettings(`commerceML.${field}`),
      `у вида цен «${title}» в выгрузке нет ни одной цены. Цены есть у видов: «Розничная», «Оптовая». Впишите один из них или заполните цены в 1С`,
    ];
    const priced = read({ t1: 500, t2: 400 });
    const priceTiers = [{ from: 50, priceType: 't3' }];
    const commerceML = { priceType: 'крупный опт', priceTiers };
    expect(await findingsOf(priced, { commerceML })).toStrictEqual([
      noPrices('priceTiers.0.priceType', 't3'),
      noPrices('priceType', 'крупный опт'),
    ]);
    expect(await findingsOf(read({}), { commerceML })).toStrictEqual([]);
  });

  test('of a title that others have, too, is an error, unless those have no prices', async () => {
    const same = { t1: 'Опт', t2: 'опт', t3: 'ОПТ' };
    const read = (shown: Readonly<Record<string, number>>) => ({
      ...files,
      'offers.xml': offersFile([offer({ id: 'a', prices: shown })], same),
    });
    const settings = (priceType: string) => ({
      commerceML: { priceType: 't3', priceTiers: [{ from: 50, priceType }] },
    });
    const all = read({ t1: 500, t2: 400, t3: 600 });
    expect(await findingsOf(all, settings('Опт'))).toStrictEqual([
      [
        'error',
        inSettings('commerceML.priceTiers.0.priceType'),
        'видов цен «Опт» в выгрузке несколько. Переименуйте их в 1С или впишите сюда Ид: «t1» или «t2»',
      ],
    ]);
    expect(await findingsOf(all, settings('t2'))).toStrictEqual([]);
    const one = read({ t2: 400 });
    const ofTier = { commerceML: { priceTiers: [{ from: 50, priceType: 'Опт' }] } };
    expect(await findingsOf(one, ofTier)).toStrictEqual([]);
    expect(await itemsOf(one, ofTier)).toContainEqual(
      expect.objectContaining({ priceTiers: [{ from: 50, price: 400 }] }),
    );
    expect(await findingsOf(read({}), settings('Опт'))).toStrictEqual([]);
  });

  test('may be declared in the classifier, without a title, or nowhere', async () => {
    const declared = xml('ТипЦены', xml('Ид', 't1'), xml('Наименование', 'Розничная'));
    const nameless = xml('ТипЦены', xml('Ид', 't2'));
    const read = {
      ...files,
      'import.xml': document(
        xml('Классификатор', xml('Группы'), xml('ТипыЦен', declared, nameless)),
        xml('Каталог', xml('Товары', product({ id: 'a', groups: [] }))),
      ),
      'offers.xml': offersFile([offer({ id: 'a', prices })], {}),
    };
    const [, finding] = (await findingsOf(read)).toReversed();
    expect(finding).toStrictEqual(several('t2', '«Розничная», «t2», «t3»'));
  });
});

describe('The currency', () => {
  const inCurrency = (currency: string | undefined, ofType = 'RUB') => {
    const own = currency === undefined ? '' : xml('Валюта', currency);
    const priced = price('t1', 5).replace(xml('Валюта', 'RUB'), own);
    const offers = offersFile([
      offer({ id: 'a', more: xml('Цены', priced) }),
      offer({ id: 'b', more: xml('Цены', priced) }),
    ]).replace(xml('Валюта', 'RUB'), xml('Валюта', ofType));
    return { ...files, 'offers.xml': offers };
  };

  test.each(['RUB', 'rub', 'RUR', '643', '810', '₽', 'руб.', 'рублей', 'р', 'р.'])(
    '%s is the rouble',
    async (currency) => {
      expect(await findingsOf(inCurrency(currency))).toStrictEqual([]);
      expect(await findingsOf(inCurrency(undefined, currency))).toStrictEqual([]);
      expect(await findingsOf(inCurrency(currency, 'USD'))).toStrictEqual([]);
    },
  );

  test.each([
    ['EUR', 'of the price', inCurrency('EUR')],
    ['USD', 'of the type', inCurrency(undefined, 'USD')],
    ['рупий', 'of the price', inCurrency('рупий')],
  ])('that is another one is an error: %s %s', async (currency, _, read) => {
    expect(await findingsOf(read)).toStrictEqual([
      [
        'error',
        { file: 'offers.xml', row: rowOf(read['offers.xml'], '<Цена>'), field: 'Валюта' },
        `цены «Оптовая» в валюте ${currency}, а на сайте рубли. Выберите другой вид цен`,
      ],
    ]);
  });

  describe('of a later price', () => {
    const dollars = xml('Цены', price('t1', 200))
      .replace('RUB', 'USD')
      .replace('<Цена>', '<Цена К="2">');
    const inDollars = offer({ id: 'b', more: dollars });
    const first = offer({ id: 'a', prices: { t1: 100 } });
    const deleted = xml('ПометкаУдаления', 'true');

    test('matters, and is reported once', async () => {
      const offers = offersFile([first, inDollars, offer({ id: 'c', more: dollars })]);
      const products = ['a', 'b', 'c'].map((id) => product({ id }));
      const read = { 'import.xml': importFile(products), 'offers.xml': offers };
      const row = rowOf(offers, 'К="2"');
      expect(await findingsOf(read)).toStrictEqual([
        [
          'error',
          { file: 'offers.xml', row, field: 'Валюта' },
          'цены «Оптовая» в валюте USD, а на сайте рубли. Выберите другой вид цен',
        ],
      ]);
    });

    test.each([
      ['its product', product({ id: 'b', more: deleted }), inDollars],
      ['it', product({ id: 'b' }), offer({ id: 'b', more: deleted + dollars })],
    ])('does not matter where %s is deleted', async (_, second, ofSecond) => {
      const products = importFile([product({ id: 'a' }), second]);
      const read = { 'import.xml': products, 'offers.xml': offersFile([first, ofSecond]) };
      const told = await findingsOf(read);
      expect(told.filter(([severity]) => severity === 'error')).toStrictEqual([]);
    });
  });

  test('of a type that is not shown does not matter', async () => {
    const offers = files['offers.xml'].replace(xml('Валюта', 'RUB'), xml('Валюта', 'USD'));
    const read = { ...files, 'offers.xml': offers };
    expect(await findingsOf(read, { commerceML: { priceType: 'Крупный опт' } })).toStrictEqual([]);
  });

  test('of a tier matters', async () => {
    const dollars = price('t3', 5).replace('RUB', 'USD');
    const more = xml('Цены', price('t2', 400), dollars);
    const read = { ...files, 'offers.xml': offersFile([offer({ id: 'a', more })], types) };
    const priceTiers = [{ from: 50, priceType: 'Крупный опт' }];
    expect(
      await findingsOf(read, { commerceML: { priceType: 'Оптовая', priceTiers } }),
    ).toStrictEqual([
      ['error', expect.anything(), expect.stringContaining('«Крупный  опт» в валюте USD')],
    ]);
  });
});

describe('VAT', () => {
  const tax = (isContained: string, name = 'НДС') =>
    xml('Налог', xml('Наименование', name), xml('УчтеноВСумме', isContained));
  /** With a tax in the types «Оптовая» and «Крупный опт». */
  const taxed = (own: string) => {
    const offers = files['offers.xml'].replace(/<\/ТипЦены>/g, `${own}</ТипЦены>`);
    return { ...files, 'offers.xml': offers };
  };
  const commerceML = { priceType: 'Оптовая', priceTiers: [{ from: 50, priceType: 'Крупный опт' }] };
  const told = (read: Files, vat?: string) => findingsOf(read, { commerceML, priceList: { vat } });

  test('that the shown types do not contain is told, where the settings say that they do', async () => {
    const read = taxed(tax('false'));
    expect(await told(read, ' Цены с НДС 22 % ')).toStrictEqual(
      ['Оптовая', 'Крупный  опт'].map((title) => [
        'warning',
        { file: 'offers.xml', row: expect.any(Number) as number, field: 'Налог' },
        `цены «${title}» без НДС, а в настройках сказано «Цены с НДС 22 %». Выберите вид цен с НДС или исправьте priceList.vat`,
      ]),
    );
    expect(
      await findingsOf(read, { commerceML: { priceType: 'Оптовая' }, priceList: { vat: 'с НДС' } }),
    ).toHaveLength(1);
  });

  test.each([
    ['Без НДС', tax('false')],
    ['без учёта НДС', tax('false')],
    ['Не облагается НДС', tax('false')],
    ['НДС не включён', tax('false')],
    ['по договору', tax('false')],
    [undefined, tax('false')],
    ['с НДС', tax('true')],
    ['с НДС', tax('false', 'Акциз')],
    ['с НДС', xml('Налог', xml('Наименование', 'НДС'))],
    ['с НДС', ''],
  ])('is not told for «%s» and %s', async (vat, own) => {
    expect(await told(taxed(own), vat)).toStrictEqual([]);
  });
});
