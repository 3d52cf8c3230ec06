import {
  product,
  importFile,
  offer,
  offersFile,
  requisites,
  rowOf,
  xml,
} from '../support/publish/exchangeFolder';
import { exportOf, findingsOf, itemsOf, messagesOf } from '../support/publish/readExport';

const withRequisites = (values: Readonly<Record<string, string>>) =>
  exportOf([product({ id: 'a', title: 'Ковёр', more: requisites(values) })]);
const mat = { width: 60, length: 90 };

describe('A property of 1C becomes a field by its name', () => {
  test.each([
    ['Ширина', '40', { width: 40 }],
    ['Ширина, мм', '400', { width: 40 }],
    ['Ширина коврика', '0,6 м', { width: 60 }],
    ['Длина', '9 дм', { length: 90 }],
    ['ДЛИНА (мм)', '900', { length: 90 }],
    ['Размер', '60x90', mat],
    ['Размер, мм', '600x900', mat],
    ['Размер, м', '0,6x0,9', mat],
    ['Габаритный размер', '600×900 мм', mat],
    ['Толщина', '1 см', { thickness: 10 }],
    ['Ворс', '6', { pileHeight: 6 }],
    ['Высота ворса, см', '0,6', { pileHeight: 6 }],
    ['Материал', 'полиамид', { material: 'полиамид' }],
    ['Материал ворса', 'полиамид', { material: 'полиамид' }],
    ['Основа', 'латекс', { base: 'латекс' }],
    ['Цвет', 'серый', { color: 'серый' }],
    ['Цвет (Ковры (Для характеристик))', 'серый', { color: 'серый' }],
    ['Вес (Ковры)', '740 г', { weight: 0.74 }],
    ['Цвет изделия', 'серый', { color: 'серый' }],
    ['Форма', 'круг', { shape: 'круг' }],
    ['Тип', 'придверный', { kind: 'придверный' }],
    ['Вид изделия', 'придверный', { kind: 'придверный' }],
    ['Тип изделия', 'придверный', { kind: 'придверный' }],
    ['Назначение', 'вход; для офиса,дом;', { purpose: ['вход', 'для офиса', 'дом'] }],
    ['В упаковке', '20 шт', { packQty: 20 }],
    ['Шт в уп', '20', { packQty: 20 }],
    ['Мин. партия', '10', { minLot: 10 }],
    ['Кратность', '5', { step: 5 }],
    ['Вес, кг', '0,74', { weight: 0.74 }],
    ['Вес, г', '740', { weight: 0.74 }],
    ['Вес, г', '0,74 кг', { weight: 0.74 }],
    ['Вес нетто', '1 200 гр.', { weight: 1.2 }],
    ['Вес брутто', '14,8', { packWeight: 14.8 }],
    ['Объём упаковки', '60 л', { packVolume: 0.06 }],
    ['Объём упаковки', '0,06 м³', { packVolume: 0.06 }],
    ['Страна', 'Россия', { country: 'Россия' }],
    ['ТорговаяМарка', 'Порог', { brand: 'Порог' }],
    ['Торговая марка', 'Порог', { brand: 'Порог' }],
  ])('%s: %s', async (name, value, fields) => {
    const files = withRequisites({ [name]: value });
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', ...fields }]);
    expect(await messagesOf(files)).toEqual([]);
  });

  test.each([
    ['Ширина', 'около 60'],
    ['Ширина', '60 кг'],
    ['Ширина', '60-70 см'],
    ['Кратность', '1 уп'],
    ['Кратность', '2 короба'],
    ['Вес', '1.2.3'],
  ])('%s: what is not its measure («%s») is left to the check', async (name, value) => {
    const field = name === 'Кратность' ? 'step' : name === 'Вес' ? 'weight' : 'width';
    expect(await itemsOf(withRequisites({ [name]: value }))).toEqual([
      { _id: 'a', title: 'Ковёр', [field]: value },
    ]);
  });

  test.each([
    ['Ширина, кг', '60', 'width', '60 кг'],
    ['Минимальная партия, уп', '2', 'minLot', '2 уп'],
    ['Кратность, уп', '2 шт', 'step', 2],
  ])(
    '%s: the unit of the name («%s») is left to the check, too',
    async (name, value, field, read) => {
      expect(await itemsOf(withRequisites({ [name]: value }))).toEqual([
        { _id: 'a', title: 'Ковёр', [field]: read },
      ]);
    },
  );

  test('the first of two values wins, and a field of its own wins over a property', async () => {
    const more =
      requisites({ Ширина: '40', 'Ширина коврика': '50', Страна: 'Россия' }) +
      xml('Страна', 'Беларусь');
    expect(await itemsOf(exportOf([product({ id: 'a', more })]))).toEqual([
      expect.objectContaining({ width: 40, country: 'Беларусь' }),
    ]);
  });

  test.each([
    ['Вес', '0', {}],
    ['Вес, кг', '0,000', {}],
    ['Длина', '0 мм', {}],
    ['Минимальная партия', '0', {}],
    ['Размер', '0x0 см', {}],
    ['Размер', '60x90x0', mat],
  ])('%s: «%s» is not filled in', async (name, value, fields) => {
    const files = withRequisites({ [name]: value });
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', ...fields }]);
    expect(await messagesOf(files)).toEqual([]);
  });

  test('what is not filled in leaves the next value', async () => {
    expect(await itemsOf(withRequisites({ Вес: '0', 'Вес нетто': '0,74' }))).toEqual([
      { _id: 'a', title: 'Ковёр', weight: 0.74 },
    ]);
  });

  test('a characteristic wins over a property', async () => {
    const more = requisites({ Цвет: 'синий', Материал: 'лён' });
    const characteristics = { Цвет: 'серый' };
    const files = exportOf([product({ id: 'a', more })], [offer({ id: 'a#1', characteristics })]);
    expect(await itemsOf(files)).toEqual([
      expect.objectContaining({ color: 'серый', material: 'лён' }),
    ]);
  });
});

describe('A size is read under any name', () => {
  test.each([
    ['60x90', mat],
    ['60х90', mat],
    ['60*90', mat],
    ['60 Х 90 СМ.', mat],
    ['60 × 90', mat],
    ['120 см x 15 м', { width: 120, length: 1500 }],
    ['10x15 м', { width: 1000, length: 1500 }],
    ['600×900 мм', mat],
    ['600 мм x 900', mat],
    ['0,6x0.9 м', mat],
    ['0,6 м х 900 мм', mat],
    ['10x10', { width: 10, length: 10 }],
    ['9 см x 9 см', { width: 9, length: 9 }],
    ['60x90x10', { ...mat, thickness: 10 }],
    ['600x900x10 мм', { ...mat, thickness: 10 }],
    ['60x90x1 см', { ...mat, thickness: 10 }],
    ['0,6 м х 0,9 м х 10 мм', { ...mat, thickness: 10 }],
    ['60 см x 90 см x 10 мм', { ...mat, thickness: 10 }],
    ['0,6 х 0,9 м х 10 мм', { ...mat, thickness: 10 }],
  ])('%s', async (value, fields) => {
    const files = withRequisites({ Вариант: value });
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', ...fields }]);
    expect(await messagesOf(files)).toEqual([]);
  });

  describe('without a unit, with sides of five metres', () => {
    const told = (value: string) =>
      `размер «${value}» без единицы: взяли сантиметры. Если это миллиметры, напишите в 1С «${value} мм»`;

    test.each([
      ['Размер', '600х900', { width: 600, length: 900 }],
      ['Вариант', '500x500x10', { width: 500, length: 500, thickness: 10 }],
    ])('is reported as a property: %s «%s»', async (name, value, fields) => {
      const files = withRequisites({ [name]: value });
      expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', ...fields }]);
      expect(await findingsOf(files)).toEqual([
        ['warning', expect.objectContaining({ file: 'import.xml', field: name }), told(value)],
      ]);
    });

    test('is reported as a characteristic, at its offer', async () => {
      const offers = offersFile([
        offer({ id: 'a#1', characteristics: { Размер: '600x900' } }),
        offer({ id: 'a#2', characteristics: { Размер: '600x900 мм' } }).replace('>', ' К="2">'),
      ]);
      const products = importFile([product({ id: 'a', article: 'A' })]);
      expect(await findingsOf({ 'import.xml': products, 'offers.xml': offers })).toEqual([
        [
          'warning',
          {
            ...{ file: 'offers.xml', row: rowOf(offers, '<Предложение>') },
            ...{ article: 'A-600x900', field: 'Размер' },
          },
          told('600x900'),
        ],
      ]);
    });

    test.each([
      ['Размер', '600x900 см'],
      ['Размер', '600x900x10 мм'],
      ['Размер', '600 мм x 900'],
      ['Размер, мм', '600x900'],
      ['Размер', '499x900'],
      ['Размер', '200x1500'],
      ['Размер', '1200х400'],
    ])('is not reported otherwise: %s «%s»', async (name, value) => {
      expect(await messagesOf(withRequisites({ [name]: value }))).toEqual([]);
    });
  });

  test('unless the product has one under a known name', async () => {
    const files = withRequisites({ Вариант: '100x50x40', Размер: '60x90', Толщина: '10' });
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', ...mat, thickness: 10 }]);
  });

  test.each(['Размер упаковки', 'Габариты короба', 'Размер (упаковки)', 'РАЗМЕРЫ БРУТТО'])(
    'but not under that of a pack: %s',
    async (name) => {
      const files = withRequisites({ [name]: '100x50x40', Ширина: '60' });
      expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр', width: 60 }]);
      expect(await messagesOf(files)).toEqual([`эти свойства сайт не показывает: «${name}» (1)`]);
    },
  );

  describe('but is told, with its product, if it is none under a known name', () => {
    const none = (value: string) => `«${value}» — не размер. Напишите в 1С, например, «60x90 см»`;
    const unclear = (value: string) =>
      `«${value}» — в каких единицах стороны? Напишите в 1С единицу у каждой, например «60 см x 90 см»`;

    test.each([
      ['Размер', '0,6x0,9', unclear],
      ['Размер', '60x90x10 мм', unclear],
      ['Размер', '120x15 м', unclear],
      ['Размер, кг', '60x90', unclear],
      ['Размер', '90 см', none],
      ['Габаритный размер', 'S', none],
    ])('%s «%s»', async (name, value, why) => {
      const products = importFile([
        product({ id: 'a', title: 'Ковёр', article: 'VG', more: requisites({ [name]: value }) }),
      ]);
      const files = { 'import.xml': products, 'offers.xml': offersFile([]) };
      const place = {
        file: 'import.xml',
        row: rowOf(products, '<Товар>'),
        article: 'VG',
        field: name,
      };
      expect(await findingsOf(files)).toEqual([['warning', place, `«Ковёр»: ${why(value)}`]]);
    });
  });

  test.each([
    ...['9x60', '60x9', '60', '60x', 'ковёр 60x90', '60x90 кг', '60x90x10x5', 'S'],
    ...['60x90x10 мм', '0,6х0,9х10 мм', '120x15 м'],
  ])('but not %s', async (value) => {
    const files = withRequisites({ Вариант: value });
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр' }]);
    expect(await messagesOf(files)).toEqual(['эти свойства сайт не показывает: «Вариант» (1)']);
  });
});

describe('A side below ten', () => {
  const ask = (name: string, value: string) =>
    `«${value}» — метры или сантиметры? Допишите единицу в 1С: «${name}, м» или «${name}, см»`;

  test.each([
    ['Ширина', '0.6'],
    ['Ширина коврика', '1,2'],
    ['Длина', '9'],
  ])('without a unit is an error: %s «%s»', async (name, value) => {
    expect(await findingsOf(withRequisites({ [name]: value }))).toEqual([
      ['error', expect.objectContaining({ file: 'import.xml', field: name }), ask(name, value)],
    ]);
  });

  test('is reported as a characteristic, at its offer', async () => {
    const offers = offersFile([offer({ id: 'a#1', characteristics: { Ширина: '1,2' } })]);
    const files = { 'import.xml': importFile([product({ id: 'a' })]), 'offers.xml': offers };
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        expect.objectContaining({ file: 'offers.xml', field: 'Ширина' }),
        ask('Ширина', '1,2'),
      ],
    ]);
  });

  test.each([
    ['Ширина', '4 см'],
    ['Ширина, м', '0,6'],
    ['Ширина, см', '4'],
    ['Ширина', '10'],
    ['Ширина', '0'],
    ['Толщина', '9'],
    ['Ворс', '6'],
  ])('is none of a known unit, or of something else: %s «%s»', async (name, value) => {
    expect(await messagesOf(withRequisites({ [name]: value }))).toEqual([]);
  });
});

describe('Properties that are no fields', () => {
  test('are counted in one warning about the folder', async () => {
    const products = ['a', 'b'].map((id) =>
      product({ id, more: requisites({ Гарантия: '1 год', Артикул: '1', Вариант: 'S' }) }),
    );
    expect(await findingsOf(exportOf(products))).toEqual([
      [
        'warning',
        { file: 'THE FOLDER' },
        'эти свойства сайт не показывает: «Гарантия» (2), «Артикул» (2), «Вариант» (2)',
      ],
    ]);
  });

  test.each([
    [10, ''],
    [11, ' и ещё 1'],
    [1010, ' и ещё 1\u00A0000'],
  ])('of %i, the warning lists ten', async (count, rest) => {
    const names = Array.from({ length: count }, (_, index) => `Свойство ${String(index)}`);
    const shown = names.slice(0, 10).map((name) => `«${name}» (1)`);
    const files = withRequisites(Object.fromEntries(names.map((name) => [name, 'да'])));
    expect(await messagesOf(files)).toEqual([
      `эти свойства сайт не показывает: ${shown.join(', ')}${rest}`,
    ]);
  });

  test('are not reported where 1C writes them for itself', async () => {
    const names = [
      ...['ВидНоменклатуры', 'ТипНоменклатуры', 'Код', 'Планируемая', 'ОписаниеФайла', 'Файл'],
      ...['ОписаниеВФорматеHTML', 'СтавкаНДС', 'ИсторияЦен', 'НаименованиеПолное'],
      ...[
        'ПометкаУдаления',
        'ВестиУчетПоХарактеристикам',
        'Полное наименование',
        'Пометка удаления',
      ],
    ];
    const values = Object.fromEntries(names.map((name) => [name, 'нет']));
    expect(await messagesOf(withRequisites(values))).toEqual([]);
  });
});

describe('The values of properties', () => {
  const property = (name: string, id: string, title: string, values: string) =>
    xml(name, xml('Ид', id), xml('Наименование', title), values);
  const value = (id: string, ...content: readonly string[]) =>
    xml('ЗначенияСвойства', xml('Ид', id), ...content);
  const files = (properties: readonly string[], ...values: readonly string[]) =>
    exportOf([product({ id: 'a', title: 'Ковёр', more: xml('ЗначенияСвойств', ...values) })], [], {
      properties: properties.join(''),
    });
  const variant = (id: string, text: string) =>
    xml('ВариантЗначения', xml('Ид', id), xml('Значение', text));

  test('are found by their ids in both forms of lists, or written as they are', async () => {
    const list = xml(
      'ВариантыЗначений',
      xml('Справочник', xml('ИдЗначения', 'v1'), xml('Значение', 'полиамид')),
      xml('Справочник', xml('ИдЗначения', 'v2')),
      xml('Справочник', xml('Значение', 'лён')),
    );
    const types = xml(
      'ТипыЗначений',
      xml('ТипЗначений', xml('ВариантыЗначений', variant('c1', 'синий'), variant('c2', 'серый'))),
    );
    const properties = [
      property('Свойство', 'p1', 'Материал', list),
      property('СвойствоНоменклатуры', 'p2', 'Цвет', types),
      property('Свойство', 'p3', 'Форма', ''),
    ];
    const values = [
      value('p1', xml('Значение', 'v1')),
      value('p2', xml('ИдЗначения', 'c2')),
      value('p3', xml('Значение', 'круг')),
      value('p4'),
    ];
    expect(await itemsOf(files(properties, ...values))).toEqual([
      { _id: 'a', title: 'Ковёр', material: 'полиамид', color: 'серый', shape: 'круг' },
    ]);
    expect(await messagesOf(files(properties, ...values))).toEqual([]);
  });

  const several = (id: string, ...all: readonly string[]) =>
    value(id, ...all.map((one) => xml('Значение', one)));
  const named = (...names: readonly string[]) =>
    names.map((name, index) => property('Свойство', `p${String(index + 1)}`, name, ''));

  test.each([
    ['in one element', [several('p1', 'тамбур', 'офис')]],
    ['in two elements', [several('p1', 'тамбур'), several('p1', 'офис')]],
    ['of which some are repeated', [several('p1', 'тамбур', 'офис', 'тамбур'), value('p1')]],
  ])('are all read: %s', async (_, values) => {
    for (const [name, field, expected] of [
      ['Назначение', 'purpose', ['тамбур', 'офис']],
      ['Материал', 'material', 'тамбур, офис'],
    ] as const) {
      const read = files(named(name), ...values);
      expect(await itemsOf(read)).toEqual([{ _id: 'a', title: 'Ковёр', [field]: expected }]);
      expect(await messagesOf(read)).toEqual([]);
    }
  });

  test('are all read by the ids of a list', async () => {
    const list = ['тамбур', 'офис'].map((text, index) =>
      xml('Справочник', xml('ИдЗначения', `v${String(index)}`), xml('Значение', text)),
    );
    const properties = property('Свойство', 'p1', 'Назначение', xml('ВариантыЗначений', ...list));
    const ids = ['v1', 'v0'].map((id) => xml('ИдЗначения', id));
    expect(await itemsOf(files([properties], value('p1', ...ids)))).toEqual([
      { _id: 'a', title: 'Ковёр', purpose: ['офис', 'тамбур'] },
    ]);
  });

  test.each([
    ['numbers', named('Ширина'), [several('p1', '60', '90')], 'Ширина', '60', 'Ширина', '90'],
    [
      'two properties',
      named('Материал', 'Состав'),
      [several('p1', 'ПВХ'), several('p2', 'резина')],
      ...(['Материал', 'ПВХ', 'Состав', 'резина'] as const),
    ],
    [
      'a size and a side',
      named('Размер', 'Длина'),
      [several('p1', '60x90'), several('p2', '0'), several('p2', '80')],
      ...(['Размер', '60x90', 'Длина', '80'] as const),
    ],
  ])(
    'that differ are reported once: %s',
    async (_, properties, values, ...[one, first, two, second]) => {
      const products = importFile(
        [product({ id: 'a', article: 'A', more: xml('ЗначенияСвойств', ...values) })],
        { properties: properties.join('') },
      );
      const offers = ['a#1', 'a#2'].map((id, index) =>
        offer({ id, characteristics: { Цвет: String(index) } }),
      );
      const place = {
        file: 'import.xml',
        row: rowOf(products, '<Товар>'),
        article: 'A',
        field: one,
      };
      expect(
        await findingsOf({ 'import.xml': products, 'offers.xml': offersFile(offers) }),
      ).toEqual([
        [
          'warning',
          place,
          `разные значения: «${one}» — «${first}», «${two}» — «${second}». На сайте первое, оставьте в 1С одно`,
        ],
      ]);
    },
  );

  test('that say the same are not reported', async () => {
    const values = [
      ...[several('p1', 'ПВХ'), several('p2', 'пвх'), several('p3', '60', '60 см')],
      ...[several('p4', '60x90'), several('p5', '0')],
    ];
    const properties = named('Материал', 'Состав', 'Ширина', 'Размер', 'Длина');
    const read = files(properties, ...values);
    expect(await messagesOf(read)).toEqual([]);
    expect(await itemsOf(read)).toMatchObject([{ material: 'ПВХ', width: 60, length: 90 }]);
  });

  test('of properties and of a requisite are told apart', async () => {
    const more =
      xml('ЗначенияСвойств', several('p1', 'ПВХ', 'резина')) + requisites({ Материал: 'лён' });
    const properties = named('Материал').join('');
    const read = exportOf([product({ id: 'a', more })], [], { properties });
    expect(await messagesOf(read)).toEqual([
      'разные значения: «Материал» — «ПВХ, резина», «Материал» — «лён». На сайте первое, оставьте в 1С одно',
    ]);
  });

  test('that are a dash are none, in a list as well', async () => {
    const list = xml(
      'ВариантыЗначений',
      xml('Справочник', xml('ИдЗначения', 'v1'), xml('Значение', '—')),
    );
    const properties = [
      property('Свойство', 'p1', 'Материал', list),
      ...named('', 'Цвет').slice(1),
    ];
    const read = files(properties, several('p1', 'v1'), several('p2', '-'));
    expect(await itemsOf(read)).toEqual([{ _id: 'a', title: 'Ковёр' }]);
    expect(await messagesOf(read)).toEqual([]);
  });

  const id = '5d3b7a3e-6b2f-11e9-80c3-000c29f3f0aa';
  const listed = xml('Справочник', xml('ИдЗначения', 'v1'), xml('Значение', 'лён'));

  test.each([
    ['an id of a list that is not there', 'Материал', id, ''],
    ['an id of a property that is not shown', 'Гарантия', id.toUpperCase(), ''],
    ['an id that its list does not have', 'Материал', 'v2', xml('ВариантыЗначений', listed)],
  ])('are left out if they are %s', async (_, name, unknown, list) => {
    const more = xml('ЗначенияСвойств', several('p1', unknown));
    const properties = property('Свойство', 'p1', name, list);
    const products = importFile([product({ id: 'a', title: 'Ковёр', more })], { properties });
    const read = { 'import.xml': products, 'offers.xml': offersFile([]) };
    expect(await itemsOf(read)).toEqual([{ _id: 'a', title: 'Ковёр' }]);
    expect(await findingsOf(read)).toEqual([
      [
        'warning',
        { file: 'import.xml', row: rowOf(products, '<Товар>'), field: name },
        `«${name}»: значения с Ид «${unknown}» нет в выгрузке, на сайте его не будет. Выгрузите из 1С вместе со свойствами`,
      ],
    ]);
  });

  test('are read if a list has their text in place of their id', async () => {
    const properties = [property('Свойство', 'p1', 'Материал', xml('ВариантыЗначений', listed))];
    const read = files(properties, several('p1', 'лён'));
    expect(await itemsOf(read)).toEqual([{ _id: 'a', title: 'Ковёр', material: 'лён' }]);
    expect(await messagesOf(read)).toEqual([]);
  });

  test('of properties without a name are counted under their ids', async () => {
    const values = [value('p1', xml('Значение', 'круг')), value('p9', xml('Значение', 'да'))];
    expect(await messagesOf(files([xml('Свойство', xml('Ид', 'p1'))], ...values))).toEqual([
      'эти свойства сайт не показывает: «p1» (1), «p9» (1)',
    ]);
  });

  test('are not found for a property without an id, which is an error', async () => {
    const flawed = [
      xml('Свойство', xml('Наименование', 'Цвет')),
      property('Свойство', 'p1', 'Форма', ''),
    ];
    const read = files(flawed, value('p1', xml('Значение', 'круг')));
    expect(await itemsOf(read)).toEqual([{ _id: 'a', title: 'Ковёр', shape: 'круг' }]);
    expect(await messagesOf(read)).toEqual([
      '«Свойство» без «Ид»: сайту его не с чем связать. Выгрузите из 1С ещё раз',
    ]);
  });
});
