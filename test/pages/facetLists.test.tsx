import { screen, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { query } from '../support/screens/address';
import { shownCount } from '../support/tableRow';

const openCategory = (items: readonly object[], query = '') =>
  openPage(
    `/catalog/1${query}`,
    oneCategory(items.map((item, index) => ({ title: `Ковёр ${index}`, ...item }))),
  );
const chips = () =>
  within(screen.getByRole('group', { name: 'Фильтры' }))
    .getAllByText(/./, { selector: 'summary' })
    .filter((summary) => !summary.closest('fieldset'));
const chip = (title: string) =>
  chips().find(({ textContent }) => textContent.startsWith(title)) ?? document.body;
const list = (title: string) => within(chip(title).closest('details') ?? document.body);
const labels = (title: string) =>
  list(title)
    .getAllByRole('checkbox', { hidden: true })
    .map((box) => box.closest('label')?.textContent);

describe('The lists of a category’s filters', () => {
  const items = [
    { color: 'серый', kind: 'белый зал', material: 'сизаль', purpose: ['офис', 'дом'] },
    { color: 'серый', kind: 'чёрный зал', material: 'джут', purpose: ['дом'] },
    { color: 'с надписью', kind: 'белый зал', material: 'джут' },
  ];

  test('have the values in the order of the goods, with dots for colours alone', async () => {
    await openCategory(items);
    expect(chips().map(({ textContent }) => textContent)).toStrictEqual([
      ...['Цвет', 'Тип', 'Материал', 'Назначение'],
    ]);
    expect(labels('Цвет')).toStrictEqual(['серый 2', 'с надписью 1']);
    expect(labels('Тип')).toStrictEqual(['белый зал 2', 'чёрный зал 1']);
    expect(labels('Материал')).toStrictEqual(['сизаль 1', 'джут 2']);
    expect(labels('Назначение')).toStrictEqual(['офис 1', 'дом 2']);
    const dots = (title: string) =>
      list(title)
        .getAllByRole('checkbox', { hidden: true })
        .map((box) => box.parentElement?.querySelectorAll('svg').length);
    expect(dots('Цвет')).toStrictEqual([1, 0]);
    expect(dots('Тип')).toStrictEqual([0, 0]);
  });

  test('take several values and give them up again', async () => {
    const { user } = await openCategory(items);
    const choose = (value: string) =>
      user.click(screen.getByText(value, { selector: 'label > span' }));
    const resets = () => screen.queryAllByText('Сбросить');
    expect(resets()).toStrictEqual([]);
    await choose('дом');
    await choose('офис');
    expect(query()).toBe('?purpose=дом&purpose=офис');
    expect(chip('Назначение')).toHaveTextContent('Назначение2');
    expect(chip('Цвет')).toHaveTextContent(/^Цвет$/);
    expect(resets()).toHaveLength(1);
    await choose('дом');
    expect(query()).toBe('?purpose=офис');
    await choose('офис');
    expect(query()).toBe('');
    expect(shownCount()).toHaveTextContent('Показано 3 из 3');
  });

  test('are left alone by Escape if none is open', async () => {
    const { user } = await openCategory(items);
    const search = screen.getByRole('searchbox', { name: 'Поиск в категории' });
    await user.click(search);
    await user.keyboard('{Escape}');
    expect(search).toHaveFocus();
  });

  test('stay open while the focus moves within them', async () => {
    const { user } = await openCategory(items);
    await user.click(chip('Тип'));
    await user.tab();
    await user.tab();
    expect(list('Тип').getByRole('checkbox', { name: /^чёрный зал/ })).toHaveFocus();
    expect(list('Тип').getByRole('checkbox', { name: /^белый зал/ })).toBeVisible();
  });

  test.each([
    ['30 values are shown as a whole', 30, []],
    ['31 values are folded after 24', 31, ['Ещё 7']],
  ])('of %s', async (_, count, folds) => {
    await openCategory(Array.from({ length: count }, (__, n) => ({ color: `цвет ${n}` })));
    expect(labels('Цвет')).toHaveLength(count);
    const buttons = list('Цвет').queryAllByText(/^(Ещё|Свернуть)/);
    expect(buttons.map(({ textContent }) => textContent)).toStrictEqual(folds);
  });
});

describe('The sorting of a category', () => {
  const select = () => screen.getByRole('combobox', { name: 'Сортировка' });

  test('is shown as it is in the address, and can be ended', async () => {
    const { user } = await openCategory([{ price: 2 }, { price: 1 }], '?sort=size&view=table');
    expect(
      within(select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toStrictEqual([...['как в каталоге', 'по названию', 'по размеру', 'по цене']]);
    expect(select()).toHaveDisplayValue('по размеру');
    await user.selectOptions(select(), 'по цене');
    expect(query()).toBe('?sort=price&view=table');
    const titles = () =>
      screen.getAllByRole('link', { name: /^Ковёр \d$/ }).map(({ textContent }) => textContent);
    expect(titles()).toStrictEqual(['Ковёр 1', 'Ковёр 0']);
    await user.selectOptions(select(), 'как в каталоге');
    expect(query()).toBe('?view=table');
    expect(titles()).toStrictEqual(['Ковёр 0', 'Ковёр 1']);
  });
});
