import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { field, sums } from '../support/screens/matrix';

interface Item {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const settingsWith = (items: readonly Item[], priceList?: object) => ({
  priceList,
  ...oneCategory(
    items.map((item) => ({ title: 'Ковёр «А»', article: item._id, model: 'А', ...item })),
  ),
});
const openModel = (items: readonly Item[], priceList?: object) =>
  openPage('/catalog/1/А', settingsWith(items, priceList));
const openMatrices = (items: readonly Item[], query = '') =>
  openPage(`/catalog/1?view=matrix${query}`, settingsWith(items));

const tables = () => screen.getAllByRole('table');
const rowTexts = () => within(screen.getByRole('table')).getAllByRole('row').map(plain);
const heads = () => within(screen.getByRole('table')).getAllByRole('columnheader').map(plain);
const folds = () =>
  within(screen.getByRole('table'))
    .getAllByRole('group')
    .flatMap((group) => (group instanceof HTMLDetailsElement ? group.open : []));

const small = { width: 40, length: 60 };
const large = { width: 60, length: 90 };

describe('The rows of a matrix', () => {
  test('say what is missing, and from which price a size is sold', async () => {
    await openModel([
      { _id: 'a', ...small, color: 'серый', price: 300, priceTiers: [{ from: 5, price: 250 }] },
      { _id: 'b', ...small, color: 'синий', price: 280 },
      { _id: 'c', ...large, color: 'синий' },
      { _id: 'd', color: 'синий', price: 99.5 },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Размер и цвет' })).toBeVisible();
    expect(heads()).toStrictEqual(['Размер', 'серый', 'синий', 'Итого']);
    const [, ofSmall, ofLarge, ofOther, total] = rowTexts();
    expect(ofSmall).toMatch(/^40×60 см40×60 см: позиции.*от 250 ₽$/);
    expect(ofLarge).toMatch(/^60×90 см60×90 см: позиции—Нет такого сочетания/);
    expect(ofLarge).not.toMatch(/от/);
    expect(ofOther).toMatch(/^Размер не указанРазмер не указан: позиции—.*от 99,50 ₽$/);
    expect(total).toBe('Итого');
    for (const dash of screen.getAllByText('—')) {
      expect(dash).toHaveAttribute('aria-hidden', 'true');
    }
  });

  test('are the colours, if there are more of them than sizes', async () => {
    const colors = ['серый', 'синий', 'красный', 'белый'];
    await openModel([
      ...colors.map((color) => ({ _id: color, ...small, color })),
      { _id: 'x', ...small },
      { _id: 'y', ...large, color: 'серый' },
      { _id: 'z', color: 'серый' },
    ]);
    expect(heads()).toStrictEqual(['Цвет', '40×60 см', '60×90 см', 'Размер не указан', 'Итого']);
    const names = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(names.map((name) => name.querySelector('b')?.textContent).slice(0, 5)).toStrictEqual([
      ...colors,
      'Цвет не указан',
    ]);
    // dots for colours, in rows as in columns
    expect(names.map((name) => name.querySelectorAll('b svg').length).slice(0, 5)).toStrictEqual([
      ...[1, 1, 1, 1, 0],
    ]);
  });

  test('have columns without a colour, too, and name widths where nothing has a length', async () => {
    await openModel([
      { _id: 'a', width: 90, color: 'серый', unit: 'пог. м' },
      { _id: 'b', width: 120, unit: 'пог. м' },
    ]);
    expect(heads()).toStrictEqual(['Ширина', 'серый', 'Цвет не указан', 'Итого']);
    expect(screen.getByRole('heading', { level: 2, name: 'Ширина и цвет' })).toBeVisible();
    expect(field('a')).toHaveAccessibleName(/^Количество: a, ширина\s90\sсм, серый$/);
    expect(field('b')).toHaveAccessibleName(/^Количество: b, ширина\s120\sсм$/);
  });

  test('without an article are named by the title', async () => {
    await openModel([{ _id: 'a', article: undefined }]);
    expect(field('Ковёр «А»')).toBeVisible();
  });

  test('say what the filters hide', async () => {
    await openMatrices(
      [
        { _id: 'a', ...small, color: 'серый', availability: 'в наличии' },
        { _id: 'b', ...small, color: 'синий', availability: 'в наличии' },
        { _id: 'c', ...large, color: 'серый', availability: 'в наличии' },
        { _id: 'd', ...large, color: 'синий', availability: 'под заказ' },
      ],
      `&availability=${encodeURIComponent('в наличии')}`,
    );
    const [, , ofLarge] = rowTexts();
    expect(ofLarge).toMatch(/—Скрыто фильтром/);
    expect(screen.getByText('Скрыто фильтром')).toBeVisible();
    expect(screen.queryByText('Нет такого сочетания')).not.toBeInTheDocument();
  });

  test('add up units apart, and tell if there is no price', async () => {
    const { user } = await openModel([
      { _id: 'a', ...small, unit: 'м²', price: 100 },
      { _id: 'b', ...large, unit: 'шт', price: 10 },
      { _id: 'c', width: 70, length: 90, unit: 'шт' },
    ]);
    await user.type(field('a'), '3');
    await user.type(field('b'), '2');
    await user.type(field('c'), '4');
    const [, , , ofLast, total] = rowTexts();
    expect(ofLast).toMatch(/по запросу 1 позиция, 4 шт$/);
    expect(total).toMatch(/^Итого320 ₽ 3 позиции, 6 шт, 3 м²320 ₽ 3 позиции, 6 шт, 3 м²$/);
    expect(plain(sums())).toMatch(/без учёта 1 позиции по запросу/);
  });
});

describe('A row of a matrix', () => {
  /** Follows a link within the page. */
  const follow = (hash: string) => {
    window.history.pushState(null, '', hash);
    fireEvent.popState(window);
  };
  const items = [
    { _id: 'a', ...small },
    { _id: 'b', ...large },
    { _id: 'c', width: 70, length: 90 },
  ];

  test('is opened by an address that names one of its carpets, and can be closed then', async () => {
    const { user } = await openModel(items);
    expect(folds()).toStrictEqual([true, false, false]);
    follow('#item-c');
    await waitFor(() => expect(folds()).toStrictEqual([true, false, true]));
    await waitFor(() => expect(field('c')).toHaveFocus());
    await user.click(screen.getByText(/^70×90\sсм: позиции$/));
    expect(folds()).toStrictEqual([true, false, false]);
    follow('#item-b');
    await waitFor(() => expect(folds()).toStrictEqual([true, true, false]));
    follow('#item-c');
    await waitFor(() => expect(folds()).toStrictEqual([true, true, true]));
  });

  test('stays open when its amount is deleted again', async () => {
    const { user } = await openModel(items);
    await user.type(field('b'), '5');
    expect(folds()).toStrictEqual([true, true, false]);
    await user.clear(field('b'));
    expect(folds()).toStrictEqual([true, true, false]);
  });
});

describe('Below a matrix', () => {
  const note = () => plain(screen.getByText(/Tab и стрелки ведут/).closest('p') ?? document.body);

  test.each<[string, readonly object[], object, string]>([
    ['no rule', [{ step: 2 }, { step: 3 }], {}, ''],
    [
      'the rules and the terms that all carpets share',
      [{ step: 2 }, { step: 2 }],
      { vat: 'с НДС', date: '2026-11-01' },
      'Кратно 2 шт, минимальная партия 2 шт. Цены с НДС на 1 ноября 2026. ',
    ],
    [
      'the smallest lot alone',
      [
        { step: 2, minLot: 6 },
        { step: 3, minLot: 6 },
      ],
      { vat: 'без НДС' },
      'Минимальная партия 6 шт. Цены без НДС. ',
    ],
    [
      'the step alone',
      [
        { step: 2, minLot: 6 },
        { step: 2, minLot: 4 },
      ],
      { date: '2026-11-01' },
      'Кратно 2 шт. Цены на 1 ноября 2026. ',
    ],
  ])('a note tells %s, and the keys', async (_, lots, priceList, rules) => {
    const items = lots.map((lot, index) => ({
      _id: `${index}`,
      width: 40 + index,
      length: 60,
      ...lot,
    }));
    await openModel(items, priceList);
    expect(note()).toBe(
      `${rules}Tab и стрелки ведут по ячейкам, Enter — на строку ниже, Ctrl + Enter кладёт ` +
        'выбранное в корзину. Таблицу или два столбца «артикул, количество» можно вставить из Excel.',
    );
  });
});

describe('The matrices of a category', () => {
  const items = [
    { _id: 'a', ...small, color: 'серый', price: 100 },
    { _id: 'b', ...large, color: 'синий', price: 10 },
    { _id: 'c', model: 'Б', title: 'Коврик «Б»', ...large, color: 'серый', price: 1 },
  ];

  test('are headed by a link to the model and its summary', async () => {
    await openMatrices(items);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(plain)).toStrictEqual([
      'Ковёр «А» 2 позиции · 10–100 ₽Страница модели',
      'Коврик «Б» 1 позиция · 1 ₽Страница модели',
    ]);
    const [first] = headings;
    const links = within(first ?? document.body).getAllByRole('link', { hidden: true });
    for (const link of links) expect(link).toHaveAttribute('href', '/catalog/1/%D0%90');
    expect(links[1]).toHaveAttribute('aria-hidden', 'true');
    expect(links[1]).toHaveAttribute('tabindex', '-1');
  });

  test('are left out if nothing of a model matches, but its amounts still count', async () => {
    const { user } = await openMatrices(items);
    await user.type(field('b'), '7');
    expect(tables()).toHaveLength(2);
    // awaited, or React warns of a part that may still be loading
    const toggle = (color: RegExp) =>
      act(() => user.click(screen.getByRole('checkbox', { name: color })));
    await user.click(screen.getByText('Цвет', { selector: 'summary' }));
    await toggle(/^серый/);
    expect(screen.getAllByRole('heading', { level: 3 }).map(plain)[0]).toMatch(/^Ковёр «А» 1 из 2/);
    expect(screen.queryByRole('spinbutton', { name: /: b,/ })).not.toBeInTheDocument();
    expect(plain(sums())).toMatch(/Позиций1.*70 ₽/);
    await toggle(/^серый/);
    await toggle(/^синий/);
    expect(tables()).toHaveLength(1);
    expect(field('b')).toHaveValue('7');
  });
});
