import { factsOf } from '../../src/domain/model/facts';
import { shotsOf } from '../../src/domain/model/shots';
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
    ['the weight of a unit', [{ weight: 0.74 }], ['Вес: 0,74 кг за шт']],
    [
      'packs in two units',
      [{ packQty: 10 }, { packQty: 12, unit: 'пог. м' }],
      ['Упаковка: 10 шт, 12 пог. м'],
    ],
  ])('say %s', (_, items, expected) => {
    const facts = factsOf(modelOf(items)).map(({ name, value }) => `${name}: ${value}`);
    expect(facts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(expected);
  });

  test('take country and brand from the model, or else from its carpets', () => {
    const items = [{ country: 'Китай' }, { country: 'Индия' }];
    expect(factsOf(modelOf(items))).toEqual([{ name: 'Страна', value: 'Китай, Индия' }]);
    expect(factsOf(modelOf(items, { country: 'Россия' }))).toEqual([
      { name: 'Страна', value: 'Россия' },
    ]);
  });
});

test('The pictures of a model are its own, then those of its carpets, each with its colours', () => {
  const items = [
    { image: 'grey.jpg', color: 'серый' },
    { image: 'grey.jpg', color: 'графит' },
    { image: 'blue.jpg', color: 'синий' },
    { image: 'plain.jpg' },
  ];
  expect(shotsOf(modelOf(items, { images: ['room.jpg', 'blue.jpg'] }))).toEqual([
    { file: 'room.jpg', color: undefined },
    { file: 'blue.jpg', color: 'синий' },
    { file: 'grey.jpg', color: 'серый, графит' },
    { file: 'plain.jpg', color: undefined },
  ]);
});
