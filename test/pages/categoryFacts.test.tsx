import { screen } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

const facts = () =>
  Array.from(screen.getByRole('banner').querySelectorAll('dl > div'), ({ children }) =>
    Array.from(children, plain).join(': '),
  );

/** The facts above a category with these items. */
async function factsOf(...items: readonly object[]) {
  await openPage('/catalog/1', oneCategory(items));
  return facts();
}

const size = (width: number) => ({ width, length: 60 });

describe('The facts of a category', () => {
  test('tell the assortment, the lowest price, the packs, the thickness and the material', async () => {
    await openPage(matsPath);
    expect(facts()).toStrictEqual([
      '23 позиции: 2 модели, 5 размеров',
      'Цена: от 257 ₽ за шт',
      'Упаковка: 5 и 10 шт',
      'Толщина: 8–11 мм',
      'Материал: полипропилен',
    ]);
  });

  test.each<[string, readonly object[], readonly string[]]>([
    ['count alone, if nothing varies', [{}], ['В категории: 1 позиция']],
    [
      'count alone of carpets that differ in nothing listed',
      [{ model: 'А' }, { model: 'А' }],
      ['В категории: 2 позиции'],
    ],
    ['models', [{}, {}], ['2 позиции: 2 модели']],
    [
      'sizes and colours of one model',
      [
        { model: 'А', ...size(40), color: 'серый' },
        { model: 'А', ...size(50), color: 'синий' },
        { model: 'А', ...size(50), color: 'серый' },
      ],
      ['3 позиции: 2 размера, 2 цвета'],
    ],
    [
      'only the first two of models, sizes and colours',
      [
        { ...size(40), color: 'серый' },
        { ...size(50), color: 'синий' },
      ],
      ['2 позиции: 2 модели, 2 размера'],
    ],
    [
      'not what has a single value',
      [{ ...size(40), color: 'серый' }, { ...size(40), color: 'синий' }, {}],
      ['3 позиции: 3 модели, 2 цвета'],
    ],
    [
      'the lowest price of a unit',
      [{ price: 200, priceTiers: [{ from: 5, price: 150 }] }, { price: 180 }, {}],
      ['3 позиции: 3 модели', 'Цена: от 150 ₽ за шт'],
    ],
    [
      'the price of a pair',
      [{ price: 200, unit: 'пара' }],
      ['В категории: 1 позиция', 'Цена: от 200 ₽ за пару'],
    ],
    [
      'no price, if there are several units',
      [{ price: 200 }, { price: 180, unit: 'м²' }],
      ['2 позиции: 2 модели'],
    ],
    [
      'one size of pack',
      [{ packQty: 10 }, { packQty: 10 }, {}],
      ['3 позиции: 3 модели', 'Упаковка: 10 шт'],
    ],
    [
      'two sizes of packs, the smaller one first',
      [{ packQty: 10 }, { packQty: 5 }, { packQty: 10 }],
      ['3 позиции: 3 модели', 'Упаковка: 5 и 10 шт'],
    ],
    [
      'the range of more sizes of packs',
      [{ packQty: 1000 }, { packQty: 5 }, { packQty: 20 }],
      ['3 позиции: 3 модели', 'Упаковка: 5–1 000 шт'],
    ],
    [
      'no packs of different units',
      [{ packQty: 10 }, { packQty: 10, unit: 'м²' }],
      ['2 позиции: 2 модели'],
    ],
    [
      'one thickness and the material',
      [
        { thickness: 8, material: 'резина' },
        { thickness: 8, material: 'резина' },
      ],
      ['2 позиции: 2 модели', 'Толщина: 8 мм', 'Материал: резина'],
    ],
    [
      'a range of thicknesses, but not several materials',
      [
        { thickness: 11, material: 'резина' },
        { thickness: 6.5, material: 'латекс' },
        { thickness: 8, material: 'резина' },
      ],
      ['3 позиции: 3 модели', 'Толщина: 6,5–11 мм'],
    ],
  ])('have %s', async (_, items, expected) => {
    expect(await factsOf(...items)).toStrictEqual(expected);
  });
});
