import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { paths } from '../../src/shared/paths';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { noSettings } from '../../src/domain/settings/settings';

/** @returns the settings, and the paths of the parts that were left out */
function read(json: string) {
  const warnings: string[] = [];
  const settings = parseSettings(json, (message) => warnings.push(message));
  const leftOut = warnings.map((message) => /left out ([^:]*)/.exec(message)?.[1] ?? message);
  return { settings, leftOut };
}
const readValue = (value: unknown) => read(JSON.stringify(value));

const carpet = (more: object = {}) => ({ _id: 'c1', title: 'Коврик', ...more });
const category = (more: object = {}) => ({ _id: '1', title: 'Ковры', isPublished: true, ...more });

test('all of the demo settings are read, without a warning', () => {
  const json = readFileSync('mocks/settings.json', 'utf8');
  const { settings, leftOut } = read(json);
  expect(leftOut).toStrictEqual([]);
  expect(settings).toMatchObject(JSON.parse(json));
});

describe('A block without settings', () => {
  test.each([
    ['an empty text', '', 1],
    ['an empty object', '{}', 0],
    ['a byte order mark', '\uFEFF{}', 0],
    ['truncated JSON', '{"categories": [{"_id": "1"', 1],
    ['null', 'null', 1],
    ['an array', '[{}]', 1],
    ['a string', '"настройки"', 1],
    ['a number', '5', 1],
    ['an object with unknown fields only', '{"theme": "dark"}', 0],
  ])('such as %s is read as empty settings', (_, json, warnings) => {
    const { settings, leftOut } = read(json);
    expect(settings).toMatchObject(noSettings);
    expect(leftOut).toHaveLength(warnings);
  });
});

describe('A number as text is read, with one warning', () => {
  test.each([
    ['1 200', 1200],
    ['1\u00A0200,50', 1200.5],
    [' 695 ', 695],
  ])('«%s» is %d', (text, price) => {
    const { settings, leftOut } = readValue({
      categories: [
        category({ items: [carpet({ price: text, priceTiers: [{ from: '50', price: 1 }] })] }),
      ],
    });
    expect(leftOut).toStrictEqual([
      `settings: read categories.0.items.0.price «${text}» as ${price}`,
      'settings: read categories.0.items.0.priceTiers.0.from «50» as 50',
    ]);
    expect(settings.categories).toMatchObject([
      { items: [{ price, priceTiers: [{ from: 50, price: 1 }] }] },
    ]);
  });

  test.each(['1 2', '695 руб.', '-5', '1e3', '12-15', '0'])('«%s» is left out', (text) => {
    const { settings, leftOut } = readValue({
      categories: [category({ items: [carpet({ price: text })] })],
    });
    expect(leftOut.at(-1)).toBe('categories.0.items.0.price');
    expect(settings.categories[0]?.items[0]).not.toHaveProperty('price');
  });
});

test.each([
  ...['zakaz@porog.ru', 'za.kaz.2+a_b-c@porog.co.uk', 'info@порог.рф', 'заказ@ковры-2.рф'],
  ...['info@xn--c1apjg.xn--p1ai', 'a@1.ru'],
])('%s is an e-mail address', (email) => {
  expect(readValue({ company: { email } }).settings.company.email).toBe(email);
});

test.each([
  ['«Порог»', 'Порог'],
  [' "Порог" ', 'Порог'],
  ['„Порог“', 'Порог'],
  ['“Порог”', 'Порог'],
  ['ТД «Порог»', 'ТД «Порог»'],
  ['«Порог» и К', '«Порог» и К'],
  ['«Порог» и «К»', '«Порог» и «К»'],
  ['«»', '«»'],
])('the company %s is called %s', (brand, name) => {
  expect(readValue({ company: { brand } }).settings.company.brand).toBe(name);
});

describe('Only the invalid part is left out, with one warning that names its path', () => {
  test.each<[object, string, object]>([
    [{ categories: {} }, 'categories', { categories: [] }],
    [{ categories: 'все' }, 'categories', { categories: [] }],
    [{ company: null }, 'company', { company: {} }],
    [{ company: 'Порог' }, 'company', { company: {} }],
    [{ company: [{ brand: 'Порог' }] }, 'company', { company: {} }],
    [
      { company: { brand: 'Порог', email: 'нет' } },
      'company.email',
      { company: { brand: 'Порог' } },
    ],
    ...[
      ...['zakaz', 'zakaz@', '@porog.ru', 'zakaz@porog', 'zakaz@porog.r', 'zakaz@porog..ru'],
      ...['.zakaz@porog.ru', 'zakaz.@porog.ru', 'za kaz@porog.ru', 'a@b.ru, c@d.ru', 'a@b.ru;'],
      ...['<zakaz@porog.ru', 'zakaz@по рог.рф'],
    ].map((email): [object, string, object] => [
      { company: { email } },
      'company.email',
      { company: {} },
    ]),
    [{ company: { brand: ' \u00A0' } }, 'company.brand', { company: {} }],
    [{ company: { site: 'example' } }, 'company.site', { company: {} }],
    [{ company: { site: 'porog.ru:443' } }, 'company.site', { company: {} }],
    [{ company: { site: 'mailto:zakaz@porog.ru' } }, 'company.site', { company: {} }],
    [{ company: { site: 'https:porog.ru' } }, 'company.site', { company: {} }],
    [{ company: { site: 'view-source:https://porog.ru' } }, 'company.site', { company: {} }],
    [
      { company: { office: { address: 'Москва', hours: 'круглосуточно' } } },
      'company.office.hours',
      { company: { office: { address: 'Москва' } } },
    ],
    [{ company: { phones: { office: '1', additional: 5 } } }, 'company.phones.additional', {}],
    [{ company: { office: { latitude: 'север' } } }, 'company.office.latitude', {}],
    [
      { priceList: { date: '1 ноября', vat: 'с НДС' } },
      'priceList.date',
      { priceList: { vat: 'с НДС' } },
    ],
    [{ priceList: { minimumOrder: 0 } }, 'priceList.minimumOrder', { priceList: {} }],
    [
      { receiving: [{ title: 'Самовывоз' }, { note: 'Без названия' }] },
      'receiving.1',
      { receiving: [{ title: 'Самовывоз' }] },
    ],
    [
      { holidays: ['2027-01-01', 5, '2027-01-04'] },
      'holidays.1',
      { holidays: ['2027-01-01', '2027-01-04'] },
    ],
    [
      { faq: [{ question: 'Да?' }, { question: 'А?', answer: 'Б' }] },
      'faq.0',
      { faq: [{ question: 'А?' }] },
    ],
    [
      { conditions: [{ title: 'Доставка', table: { head: ['Сумма'] } }] },
      'conditions.0.table',
      { conditions: [{ title: 'Доставка', paragraphs: [] }] },
    ],
    [
      { conditions: [{ title: 'Оплата', paragraphs: ['Счёт', null] }] },
      'conditions.0.paragraphs.1',
      { conditions: [{ title: 'Оплата', paragraphs: ['Счёт'] }] },
    ],
    [{ categories: [null, category()] }, 'categories.0', { categories: [{ _id: '1' }] }],
    [{ categories: [category(), {}] }, 'categories.1', { categories: [{ _id: '1' }] }],
    [
      { categories: [{ title: 'Без кода' }, category()] },
      'categories.0',
      { categories: [{ _id: '1' }] },
    ],
    [
      { categories: [{ _id: '2', title: ' ' }, category()] },
      'categories.0',
      { categories: [{ _id: '1' }] },
    ],
    [
      { categories: [category({ items: null })] },
      'categories.0.items',
      { categories: [{ items: [] }] },
    ],
    [
      { categories: [category({ items: [carpet(), 'коврик', carpet({ _id: 'c2' })] })] },
      'categories.0.items.1',
      { categories: [{ items: [{ _id: 'c1' }, { _id: 'c2' }] }] },
    ],
    [
      { categories: [category({ items: [{ price: -1 }] })] },
      'categories.0.items.0',
      { categories: [{ items: [] }] },
    ],
    [
      { categories: [category(), category({ title: 'Вторая' })] },
      'categories.1',
      { categories: [{ title: 'Ковры' }] },
    ],
    [
      { categories: [category({ items: [carpet(), carpet({ title: 'Второй' })] })] },
      'categories.0.items.1',
      { categories: [{ items: [{ title: 'Коврик' }] }] },
    ],
    [
      {
        categories: [
          category({ items: [carpet()], isPublished: true }),
          category({ _id: '2', items: [carpet(), carpet({ _id: 'c2' })], isPublished: true }),
        ],
      },
      'categories.1.items.0',
      { categories: [{ items: [{ _id: 'c1' }] }, { items: [{ _id: 'c2' }] }] },
    ],
  ])('%j', (value, path, expected) => {
    const { settings, leftOut } = readValue(value);
    expect(leftOut).toStrictEqual([path]);
    expect(settings).toMatchObject({ ...noSettings, ...expected });
  });
});

test('an unpublished category may use an id that a published one uses too', () => {
  const { settings, leftOut } = readValue({
    categories: [
      category({ items: [carpet()], isPublished: false }),
      category({ _id: '2', items: [carpet()], isPublished: true }),
    ],
  });
  expect(leftOut).toStrictEqual([]);
  expect(settings.categories[1]?.items).toHaveLength(1);
});

describe('A carpet loses an invalid field and keeps the others', () => {
  test.each([
    ['price', 0],
    ['price', -695],
    ['price', 'дорого'],
    ['price', null],
    ['packQty', 0],
    ['minLot', 'десять'],
    ['step', -10],
    ['width', []],
    ['unit', {}],
    ['article', ''],
    ['purpose', 'офис'],
    ['priceTiers', 5],
    ['availability', 'есть'],
    ['expectedAt', 'скоро'],
  ])('%s: %j', (field, value) => {
    const { settings, leftOut } = readValue({
      categories: [category({ items: [carpet({ [field]: value, color: 'серый' })] })],
    });
    expect(leftOut).toStrictEqual([`categories.0.items.0.${field}`]);
    const [read] = settings.categories[0]?.items ?? [];
    expect(read).toStrictEqual({ _id: 'c1', title: 'Коврик', color: 'серый', unit: 'шт' });
  });

  test('tiers are sorted; of two that begin at the same amount the first counts', () => {
    const tiers = [
      { from: 200, price: 5 },
      { from: 50, price: 8 },
      { from: 200, price: 6 },
    ];
    const { settings } = readValue({
      categories: [category({ items: [carpet({ priceTiers: tiers })] })],
    });
    expect(settings.categories[0]?.items[0]?.priceTiers).toStrictEqual([tiers[1], tiers[0]]);
  });

  test('a purpose, a picture of a model or a phone that is named twice counts once', () => {
    const company = { phones: { additional: ['1', '2', 1] } };
    const models = [{ title: 'Страйп', images: ['a.jpg', 'b.jpg', 'a.jpg '] }];
    const items = [carpet({ purpose: ['офис', 'дом', ' офис', 7, '7'] })];
    const { settings, leftOut } = readValue({
      company,
      categories: [category({ models, items })],
    });
    expect(leftOut).toStrictEqual([]);
    expect(settings.company.phones?.additional).toStrictEqual(['1', '2']);
    expect(settings.categories[0]?.items[0]?.purpose).toStrictEqual(['офис', 'дом', '7']);
    expect(settings.categories[0]?.models?.[0]?.images).toStrictEqual(['a.jpg', 'b.jpg']);
  });

  test('an invalid tier is left out, the valid ones stay', () => {
    const priceTiers = [
      { from: 50, price: 660 },
      { from: 0, price: 1 },
      { from: 200, price: 620 },
    ];
    const { settings, leftOut } = readValue({
      categories: [category({ items: [carpet({ priceTiers })] })],
    });
    expect(leftOut).toStrictEqual(['categories.0.items.0.priceTiers.1']);
    expect(settings.categories[0]?.items[0]?.priceTiers).toStrictEqual([
      priceTiers[0],
      priceTiers[2],
    ]);
  });
});

describe('Categories and ids', () => {
  test.each([
    [true, true],
    [false, false],
    ['true', false],
    ['false', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('isPublished %j is read as %j', (isPublished, counts) => {
    const { settings, leftOut } = readValue({ categories: [category({ isPublished })] });
    expect(settings.categories[0]?.isPublished).toBe(counts);
    expect(leftOut).toStrictEqual([]);
  });

  test('a numeric id becomes a string, and equals that string', () => {
    const { settings, leftOut } = readValue({
      categories: [category({ _id: 7 }), category({ _id: '7' })],
    });
    expect(settings.categories.map(({ _id }) => _id)).toStrictEqual(['7']);
    expect(leftOut).toStrictEqual(['categories.1']);
  });

  test.each(['a/b', '?', '#', '%', '../x', 'a b', 'ковры', '__proto__', 'constructor', '0'])(
    'the id %j is kept',
    (_id) => {
      const { settings, leftOut } = readValue({
        categories: [category({ _id, items: [carpet({ _id })] })],
      });
      expect(settings.categories[0]?._id).toBe(_id);
      expect(settings.categories[0]?.items[0]?._id).toBe(_id);
      expect(leftOut).toStrictEqual([]);
    },
  );

  test.each(['.', '..'])(
    'a category with the id %j, which no address can hold, is left out',
    (_id) => {
      const { settings, leftOut } = readValue({ categories: [category({ _id }), category()] });
      expect(settings.categories.map((read) => read._id)).toStrictEqual(['1']);
      expect(leftOut).toStrictEqual(['categories.0']);
    },
  );

  test.each(['</script>', '<!-- <script>', 'a\u2028b', '&amp;', 'щ'.repeat(5000)])(
    'the title %j is unchanged',
    (title) => {
      expect(readValue({ categories: [category({ title })] }).settings.categories[0]?.title).toBe(
        title,
      );
    },
  );

  test('items and a picture may be missing', () => {
    const { settings, leftOut } = readValue({ categories: [category()] });
    expect(settings.categories).toStrictEqual([{ ...category(), items: [] }]);
    expect(leftOut).toStrictEqual([]);
  });

  test('a field called __proto__ has no effect', () => {
    const { settings } = read(
      '{"__proto__": {"categories": 5}, "company": {"__proto__": {"brand": 5}}}',
    );
    expect(settings).toMatchObject(noSettings);
    expect(settings.company.brand).toBeUndefined();
  });
});

test('a warning says why a part is left out', () => {
  const warningsOf = (json: string) => {
    const warnings: string[] = [];
    parseSettings(json, (message) => warnings.push(message));
    return warnings;
  };
  const company = { site: 'porog.ru:443', office: { hours: 'круглосуточно' } };
  expect(warningsOf(JSON.stringify({ company }))).toStrictEqual([
    'settings: left out company.site: not an http(s) address',
    'settings: left out company.office.hours: not working hours',
  ]);
  const models = [{ title: 'Страйп' }, { title: 'Страйп' }, { title: '..' }];
  expect(warningsOf(JSON.stringify({ categories: [category({ models })] }))).toStrictEqual([
    'settings: left out categories.0.models.2: no address leads to it',
    'settings: left out categories.0.models.1: «Страйп» is taken',
  ]);
  expect(warningsOf('[]')).toStrictEqual(['settings: a list, taken as empty']);
  expect(warningsOf('null')).toStrictEqual([
    expect.stringMatching(/^settings: left out everything: \w/),
  ]);
  expect(warningsOf('{')).toStrictEqual([
    expect.stringMatching(/^settings: not JSON, taken as empty \(SyntaxError: /),
  ]);
  expect(warningsOf('{} \uFEFF')).toHaveLength(1);
});

test('the address of a site and the working hours of a place are read as they are written', () => {
  const company = {
    site: 'HTTP://porog.ru',
    office: { hours: 'с 10 до 19' },
    warehouse: { hours: '9:00–16:30' },
  };
  const { settings, leftOut } = readValue({ company });
  expect(settings.company).toStrictEqual(company);
  expect(leftOut).toStrictEqual([]);
});

test('an empty cell of a table keeps its place', () => {
  const written = { head: ['Город', '', 'Цена'], rows: [['Тула', ' ', 500, null]] };
  const { settings, leftOut } = readValue({ conditions: [{ title: 'Доставка', table: written }] });
  const table = { head: ['Город', '', 'Цена'], rows: [['Тула', '', '500', '']] };
  expect(settings.conditions).toStrictEqual([{ title: 'Доставка', paragraphs: [], table }]);
  expect(leftOut).toStrictEqual([]);
});

test('a cell that is no text is left empty, so that the others keep their headings', () => {
  const written = { head: ['От', {}, 'Скидка'], rows: [[['50'], true, '3 %']] };
  const { settings, leftOut } = readValue({ conditions: [{ title: 'Доставка', table: written }] });
  const table = { head: ['От', '', 'Скидка'], rows: [['', '', '3 %']] };
  expect(settings.conditions).toStrictEqual([{ title: 'Доставка', paragraphs: [], table }]);
  expect(leftOut).toStrictEqual([
    'conditions.0.table.head.1',
    'conditions.0.table.rows.0.0',
    'conditions.0.table.rows.0.1',
  ]);
});

test('numbers are taken as texts wherever a text is expected', () => {
  const settings = {
    company: { requisites: { inn: 7707083893, bik: 44525225 } },
    conditions: [{ title: 'Доставка', table: { head: [1], rows: [[2]] } }],
  };
  expect(readValue(settings).settings).toMatchObject({
    company: { requisites: { inn: '7707083893', bik: '44525225' } },
    conditions: [{ paragraphs: [], table: { head: ['1'], rows: [['2']] } }],
  });
});

test('unknown fields are kept', () => {
  const value = {
    theme: 'dark',
    categories: [category({ order: 5, items: [carpet({ promo: [1] })] })],
  };
  expect(readValue(value).settings).toMatchObject(value);
});

test('an invalid element with invalid fields gives one warning', () => {
  const bad = { price: -1, step: 0, items: [{}] };
  expect(
    readValue({ categories: [{ ...bad, items: [bad, bad] }, category()] }).leftOut,
  ).toStrictEqual(['categories.0']);
});

test('a path counts the elements of the block, those left out too', () => {
  const items = [null, carpet(), { title: 'Без кода' }, carpet({ _id: 'c2', price: -1 })];
  expect(readValue({ categories: [5, category({ items })] }).leftOut).toStrictEqual([
    'categories.0',
    'categories.1.items.0',
    'categories.1.items.2',
    'categories.1.items.3.price',
  ]);
});

test('a large block is read, and so is a deeply nested one', () => {
  const categories = Array.from({ length: 50_000 }, (_, _id) =>
    _id % 2 ? category({ _id }) : null,
  );
  expect(readValue({ categories }).settings.categories).toHaveLength(25_000);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  expect(read(`{"theme": ${deep}, "company": 5}`).leftOut).toStrictEqual(['company']);
});

describe('Whatever the block holds', () => {
  test('it is read without throwing, and the result can be read again without a warning', () => {
    const json = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((inner) => `{"categories": [${inner}]}`),
    );
    fc.assert(
      fc.property(json, (text) => {
        const { settings } = read(text);
        const again = readValue(settings);
        expect(again.leftOut).toStrictEqual([]);
        expect(again.settings).toStrictEqual(settings);
      }),
    );
  });

  test('invalid elements do not affect valid ones', () => {
    const field = fc.constantFrom(
      'price',
      'step',
      'color',
      'purpose',
      'priceTiers',
      'unit',
      'items',
    );
    const good = fc
      .record({ _id: fc.uuid(), title: fc.constant('Ковры') })
      .chain((valid) => fc.dictionary(field, fc.jsonValue()).map((rest) => ({ ...rest, ...valid })))
      .map((value) => ({ value, ids: [value._id] }));
    const bad = fc
      .oneof(fc.jsonValue(), fc.record({ title: fc.jsonValue() }))
      .map((value) => ({ value, ids: Array<string>() }));
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), (elements) => {
        const values = elements.map(({ value }) => value);
        const ids = elements.flatMap((element) => element.ids);
        const { categories } = readValue({
          categories: [...values, category({ items: values })],
        }).settings;
        expect(categories.map(({ _id }) => _id)).toStrictEqual([...ids, '1']);
        expect(categories.at(-1)?.items.map(({ _id }) => _id)).toStrictEqual(ids);
      }),
    );
  });
});

test('an id with half a surrogate pair has an address', () => {
  const block = String.raw`{"categories": [{"_id": "a\ud800b", "title": "Ковры", "isPublished": true}]}`;
  const [category] = parseSettings(block, () => undefined).categories;
  expect(paths.category(category?._id ?? '')).toBe('/catalog/a%EF%BF%BDb');
});
