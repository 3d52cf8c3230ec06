import { barcodesOf, factsOf } from '../../src/domain/model/facts';
import { shotsOf, shotTitle } from '../../src/domain/model/shots';
import { modelsOf } from '../../src/domain/trade/models';
import { piece } from '../../src/domain/trade/unit';

const modelOf = (items: readonly object[], described: object = {}) => {
  const carpets = items.map((item, index) => ({
    _id: `${index}`,
    title: 'Ковёр',
    model: 'Страйп',
    unit: piece,
    ...item,
  }));
  const [model] = modelsOf({ items: carpets, models: [{ title: 'Страйп', ...described }] });
  if (!model) throw new Error('no carpets');
  return model;
};

describe('The facts of a model', () => {
  test.each([
    ['nothing', [{}], []],
    [
      'all that is known',
      [
        {
          ...{ material: 'ПВХ', base: 'резина', thickness: 8, pileHeight: 6, shape: 'круг' },
          ...{ country: 'Россия', brand: 'Порог', purpose: ['дом'], packQty: 3, packWeight: 2 },
          ...{ packVolume: 0.02 },
        },
      ],
      [
        ...['Материал: ПВХ', 'Основа: резина', 'Толщина: 8 мм', 'Ворс: 6 мм', 'Форма: круг'],
        ...['Страна: Россия', 'Бренд: Порог', 'Назначение: дом', 'Упаковка: 3 шт'],
        ...['Вес упаковки: 2 кг', 'Объём упаковки: 0,02 м³'],
      ],
    ],
    ['one thickness', [{ thickness: 8 }, {}], ['Толщина: 8 мм']],
    ['a range', [{ pileHeight: 6.5 }, { pileHeight: 6 }], ['Ворс: 6–6,5 мм']],
    [
      'all purposes once',
      [{ purpose: ['дом'] }, { purpose: ['дом', 'офис'] }],
      ['Назначение: дом, офис'],
    ],
    [
      'the weight of a pack',
      [{ packQty: 3, weight: 0.1 }, { packWeight: 2 }],
      ['Упаковка: 3 шт', 'Вес упаковки: 0,3–2 кг'],
    ],
    ['small volumes', [{ packVolume: 0.0004 }, { packVolume: 1 }], ['Объём упаковки: 0,0004–1 м³']],
    ['the weight of a unit', [{ weight: 0.74 }], ['Вес: 0,74 кг за шт']],
    ['the weight of a pair', [{ weight: 0.74, unit: 'пара' }], ['Вес: 0,74 кг за пару']],
    [
      'packs in two units',
      [{ packQty: 10 }, { packQty: 12, unit: 'пог. м' }],
      ['Упаковка: 10 шт, 12 пог. м'],
    ],
  ])('say %s', (_, items, expected) => {
    const facts = factsOf(modelOf(items)).map(({ name, value }) => `${name}: ${value}`);
    expect(facts.map((text) => text.replaceAll('\u00A0', ' '))).toStrictEqual(expected);
  });

  test('tell the range of any number of values', () => {
    const items = Array.from({ length: 200_000 }, (_, index) => ({ thickness: index + 1 }));
    const [thickness] = factsOf(modelOf(items));
    expect(thickness?.value.replace(/\s/g, ' ')).toBe('1–200 000 мм');
  });

  test('take country and brand from the model, or else from its carpets', () => {
    const items = [
      { country: 'Китай', brand: 'А' },
      { country: 'Индия', brand: 'Б' },
    ];
    expect(factsOf(modelOf(items))).toStrictEqual([
      { name: 'Страна', value: 'Китай, Индия' },
      { name: 'Бренд', value: 'А, Б' },
    ]);
    expect(factsOf(modelOf(items, { country: 'Россия', brand: 'В' }))).toStrictEqual([
      { name: 'Страна', value: 'Россия' },
      { name: 'Бренд', value: 'В' },
    ]);
  });
});

test('The pictures of a model are its own, then those of its carpets, each with its colours', () => {
  const items = [
    { image: 'grey.jpg', color: 'серый' },
    { image: 'grey.jpg', color: 'графит' },
    { image: 'blue.jpg', color: 'синий' },
    { image: 'plain.jpg' },
    { color: 'белый' },
  ];
  expect(shotsOf(modelOf(items, { images: ['room.jpg', 'blue.jpg'] }))).toStrictEqual([
    { file: 'room.jpg', color: undefined },
    { file: 'blue.jpg', color: 'синий' },
    { file: 'grey.jpg', color: 'серый, графит' },
    { file: 'plain.jpg', color: undefined },
  ]);
});

test('A picture is called by the model, with the colours that it shows', () => {
  const title = 'Ковёр «Страйп»';
  expect(shotTitle(title, { file: 'a.jpg', color: 'серый' })).toBe('Ковёр «Страйп», серый');
  expect(shotTitle(title, { file: 'a.jpg', color: undefined })).toBe('Ковёр «Страйп»');
});

test('The barcodes of a model are listed by article, or else by title', () => {
  const items = [{ article: 'VG-1', barcode: '96385074' }, {}, { barcode: '4600000000015' }];
  expect(barcodesOf(modelOf(items))).toStrictEqual([
    { name: 'VG-1', value: '96385074' },
    { name: 'Ковёр', value: '4600000000015' },
  ]);
});
