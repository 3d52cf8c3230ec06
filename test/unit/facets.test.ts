import type { Carpet } from '../../src/domain/settings/settings';
import {
  choiceOf,
  facetsOf,
  fits,
  knownChoice,
  labelOf,
  type Choice,
} from '../../src/features/catalog/filters/facets';

const carpet = (_id: string, fields: Partial<Carpet>): Carpet => ({
  _id,
  title: 'Ковёр',
  unit: 'шт',
  ...fields,
});

const carpets = [
  carpet('1', { width: 60, length: 90, color: 'серый', availability: 'под заказ' }),
  carpet('2', { width: 40, length: 60, color: 'синий', availability: 'в наличии' }),
  carpet('3', { width: 40, length: 60, color: 'серый', purpose: ['офис', 'тамбур'] }),
  carpet('4', { kind: 'рулон', material: 'латекс', purpose: ['тамбур'] }),
  carpet('5', { kind: 'рулон', material: 'хлопок' }),
];
const none = choiceOf(() => []);
const chosen = (choice: Partial<Choice>): Choice => ({ ...none, ...choice });

/** «Размер: 40×60 2, 60×90 1» */
const shown = (choice: Choice = none, found = carpets) =>
  facetsOf(carpets, found, choice).map(({ title, options }) =>
    `${title}: ${options.map(({ label, count }) => `${label} ${count}`).join(', ')}`.replaceAll(
      '\u00A0',
      ' ',
    ),
  );

describe('The filters of a category', () => {
  test('are those with several values, sizes and availabilities in order, with counts', () => {
    expect(shown()).toStrictEqual([
      'Размер: 40×60 см 2, 60×90 см 1',
      'Цвет: серый 2, синий 1',
      'Материал: латекс 1, хлопок 1',
      'Назначение: офис 1, тамбур 2',
      'Наличие: в наличии 1, под заказ 1',
    ]);
  });

  test('count what fits all other filters, but not the own one', () => {
    expect(shown(chosen({ color: ['серый'], size: ['40×60'] })).slice(0, 2)).toStrictEqual([
      'Размер: 40×60 см 1, 60×90 см 1',
      'Цвет: серый 1, синий 1',
    ]);
  });

  test('count only what was found', () => {
    expect(shown(none, carpets.slice(0, 1)).slice(0, 2)).toStrictEqual([
      'Размер: 40×60 см 0, 60×90 см 1',
      'Цвет: серый 1, синий 0',
    ]);
  });

  test('have types, too', () => {
    const all = [...carpets, carpet('6', { kind: 'плитка' })];
    expect(facetsOf(all, all, none).map(({ title }) => title)).toContain('Тип');
  });

  test('keep of a choice what they offer', () => {
    const wanted = chosen({ size: ['40×60', '5×5'], kind: ['рулон'], color: ['серый'] });
    expect(knownChoice(carpets, wanted)).toStrictEqual(
      chosen({ size: ['40×60'], color: ['серый'] }),
    );
  });

  test.each<[Partial<Choice>, string[]]>([
    [{}, ['1', '2', '3', '4', '5']],
    [{ size: ['40×60'] }, ['2', '3']],
    [{ size: ['40×60', '60×90'] }, ['1', '2', '3']],
    [{ size: ['40×60'], color: ['серый'] }, ['3']],
    [{ purpose: ['тамбур'] }, ['3', '4']],
    [{ kind: ['рулон'], material: ['хлопок'] }, ['5']],
    [{ availability: ['в наличии'] }, ['2']],
  ])('let through what has a chosen value of each: %j', (choice, ids) => {
    expect(carpets.filter(fits(chosen(choice))).map(({ _id }) => _id)).toStrictEqual(ids);
  });

  test('name sizes with their unit, and other values as they are', () => {
    expect(labelOf('size', '40×60')).toBe('40×60\u00A0см');
    expect(labelOf('color', 'серый')).toBe('серый');
  });
});
