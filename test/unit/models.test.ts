import { parseSettings } from '../../src/domain/settings/parseSettings';
import { modelsOf } from '../../src/domain/trade/models';

const read = (category: object) => {
  const warnings: string[] = [];
  const json = JSON.stringify({ categories: [{ _id: 'mats', title: 'Ковры', ...category }] });
  const { categories } = parseSettings(json, (message) => warnings.push(message));
  const [first] = categories;
  return { models: first ? modelsOf(first) : [], warnings };
};
const carpet = (_id: string, more: object = {}) => ({
  _id,
  title: 'Ковёр «Страйп», серый',
  ...more,
});

describe('The models of a category', () => {
  test('are the same list each time, so that what depends on it is not computed again', () => {
    const category = { items: [] };
    expect(modelsOf(category)).toBe(modelsOf(category));
  });

  test('group its carpets, in the order of the first carpet of each', () => {
    const { models } = read({
      models: [{ title: 'Атлант' }, { title: 'Страйп', description: 'Ребристый ворс.' }],
      items: [
        carpet('1', { model: 'Страйп', image: 'grey.jpg' }),
        carpet('2', { model: 'Атлант', title: 'Ковёр «Атлант», синий' }),
        carpet('3', { model: 'Страйп', image: 'grey.jpg' }),
      ],
    });
    expect(models).toMatchObject([
      {
        id: 'Страйп',
        title: 'Ковёр «Страйп»',
        description: 'Ребристый ворс.',
        images: ['grey.jpg'],
        items: [{ _id: '1' }, { _id: '3' }],
      },
      { id: 'Атлант', title: 'Ковёр «Атлант»', items: [{ _id: '2' }], images: [] },
    ]);
  });

  test('include those that only carpets name, and carpets without a model', () => {
    const { models } = read({
      items: [carpet('1', { model: 'Страйп' }), carpet('2', { country: 'Россия' })],
    });
    expect(models).toMatchObject([
      { id: 'Страйп', name: 'Страйп' },
      { id: '2', name: 'Ковёр «Страйп», серый', title: 'Ковёр «Страйп», серый', country: 'Россия' },
    ]);
  });

  test('leave out a described model that no carpet belongs to', () => {
    expect(read({ models: [{ title: 'Страйп' }] }).models).toStrictEqual([]);
  });

  test.each([
    ['«Страйп»', ['Ковёр «Страйп», 40×60', 'Ковёр «Страйп», 60×90'], 'Ковёр «Страйп»'],
    ['no quotes', ['Ковёр Страйп 40×60', 'Ковёр Страйп 60×90'], 'Ковёр Страйп'],
    ['quotes after the name', ['Ковёр Страйп «А»', 'Ковёр Страйп «Б»'], 'Ковёр Страйп'],
    ['the name in quotes', ['«Страйп», серый', '«Страйп», синий'], '«Страйп»'],
    ['the name alone', ['Страйп, серый', 'Страйп, синий'], 'Страйп'],
    ['titles that begin differently', ['Ковёр «Страйп»', 'Дорожка «Страйп»'], 'Страйп'],
    ['titles without the name', ['Ковёр серый', 'Ковёр синий'], 'Страйп'],
  ])('are called as their carpets’ titles begin: %s', (_, titles, expected) => {
    const items = titles.map((title, index) => ({ _id: `${index}`, title, model: 'Страйп' }));
    expect(read({ items }).models.map(({ title }) => title)).toStrictEqual([expected]);
  });

  test('have what all of their carpets share, unless the owner describes the model', () => {
    const items = [
      carpet('1', { model: 'Страйп', country: 'Китай', brand: 'А', description: 'Ворс.' }),
      carpet('2', { model: 'Страйп', country: 'Китай', brand: 'А', description: 'Ворс.' }),
    ];
    const shared = { country: 'Китай', brand: 'А', description: 'Ворс.' };
    expect(read({ items }).models).toMatchObject([shared]);
    const other = carpet('3', { model: 'Страйп', country: 'Китай', brand: 'Б' });
    expect(read({ items: [...items, other] }).models).toMatchObject([
      { country: 'Китай', brand: undefined, description: undefined },
    ]);
    const described = { country: 'Россия', brand: 'В', description: 'Петля.' };
    const models = [{ title: 'Страйп', ...described }];
    expect(read({ items, models }).models).toMatchObject([described]);
  });

  test('are read leniently: a bad or repeated one is left out, with a warning', () => {
    const { models, warnings } = read({
      models: [{ title: '..' }, { title: 'Страйп', country: 'Россия' }, { title: 'Страйп' }],
      items: [carpet('1', { model: 'Страйп' }), carpet('2', { model: '.' })],
    });
    expect(warnings).toHaveLength(3);
    expect(models).toMatchObject([{ id: 'Страйп', country: 'Россия' }, { id: '2' }]);
  });
});
