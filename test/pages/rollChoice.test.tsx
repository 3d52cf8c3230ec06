import { screen, waitFor, within } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';

interface Item {
  readonly _id: string;
  readonly [field: string]: unknown;
}

const calculator = () => within(screen.getByRole('region', { name: 'Рассчитать на площадь' }));
const length = () => calculator().getByLabelText('Длина, м');
const area = () => calculator().getByLabelText('Площадь, м²');
const result = () => plain(calculator().getAllByRole('status')[0] ?? document.body);
const button = (name: string | RegExp) => calculator().getByRole('button', { name });
const written = (article: string) =>
  screen.getByRole('spinbutton', { name: new RegExp(`^Количество: ${article}(,|$)`) });

const openRolls = (...items: readonly Item[]) =>
  openPage(
    '/catalog/1/А',
    oneCategory(
      items.map((item) => ({
        ...{ title: `Дорожка ${item._id}`, article: item._id, model: 'А', unit: 'пог. м' },
        ...item,
      })),
    ),
  );

describe('The choice of a roll', () => {
  test('keeps the colour if the other width has it, else takes its first one', async () => {
    const { user } = await openRolls(
      { _id: 'a', width: 90, color: 'серый' },
      { _id: 'b', width: 90, color: 'синий' },
      { _id: 'c', width: 120, color: 'красный' },
      { _id: 'd', width: 120, color: 'синий' },
    );
    const color = () => calculator().getByRole('combobox', { name: 'Цвет' });
    const labels = () =>
      within(color())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const pressed = () => calculator().getByRole('button', { pressed: true }).textContent;
    expect(calculator().getByRole('group', { name: 'Ширина рулона' })).toBeVisible();
    expect(pressed()).toMatch(/^90\sсм$/);
    expect(labels()).toStrictEqual(['серый', 'синий']);
    await user.selectOptions(color(), 'синий');
    await user.click(button(/^120\sсм$/));
    expect(pressed()).toMatch(/^120\sсм$/);
    expect(labels()).toStrictEqual(['красный', 'синий']);
    expect(color()).toHaveDisplayValue('синий');
    await user.selectOptions(color(), 'красный');
    await user.click(button(/^90\sсм$/));
    expect(color()).toHaveDisplayValue('серый');
    await user.type(length(), '2');
    await user.click(button(/^Записать 2\sпог\.\sм в таблицу$/));
    expect(written('a')).toHaveValue('2');
  });

  test('is left out where there is none', async () => {
    await openRolls({ _id: 'a', width: 90, color: 'серый' });
    expect(calculator().queryByRole('group')).not.toBeInTheDocument();
    expect(calculator().queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('names rolls of a fixed length by their size, and those without a colour by article or title', async () => {
    await openRolls(
      { _id: 'a', width: 200, length: 50, unit: 'м²' },
      { _id: 'b', width: 200, length: 50, unit: 'м²', article: undefined },
      { _id: 'c', width: 400, length: 25, unit: 'м²', color: 'серый' },
      { _id: 'd', width: 100, length: 25, unit: 'шт' },
    );
    const sizes = within(calculator().getByRole('group', { name: 'Размер' }));
    expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toStrictEqual([
      '200×50\u00A0см',
      '400×25\u00A0см',
    ]);
    const options = within(calculator().getByRole('combobox', { name: 'Цвет' }));
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toStrictEqual([
      'a',
      'Дорожка b',
    ]);
  });
});

describe('The fields of the calculator', () => {
  const roll = { _id: 'a', width: 90, step: 12, price: 100, color: 'серый' };
  const wide = { ...roll, _id: 'b', width: 120 };

  test('mark a text that is no number, and empty the other field', async () => {
    const { user } = await openRolls(roll);
    expect(length()).toBeValid();
    await user.type(length(), '1');
    expect(area()).toHaveValue('0,9');
    await user.type(length(), 'м?');
    expect(length()).toBeInvalid();
    expect(area()).toBeValid();
    expect(area()).toHaveValue('');
    await user.clear(length());
    await user.type(length(), ' ');
    expect(length()).toBeValid();
    expect(calculator().queryByRole('button', { name: /^Записать/ })).not.toBeInTheDocument();
  });

  test('are separated by «или», which is not read out, and selected as a whole', async () => {
    const { user } = await openRolls(roll);
    expect(calculator().getAllByText('или')).toHaveLength(1);
    expect(calculator().getByText('или')).toHaveAttribute('aria-hidden', 'true');
    await user.type(length(), '20');
    await user.tab();
    expect(area()).toHaveFocus();
    await user.keyboard('9');
    expect(area()).toHaveValue('9');
    expect(length()).toHaveValue('10');
  });

  test.each([
    ['12', /^12 пог\. м × 0,9 м = 10,8 м²1 200 ₽$/],
    ['13', /Нужно 13 м, кратно 12: взяли 24\. Взять 12$/],
    ['5', /Нужно 5 м, мин\. партия 12 пог\. м: взяли 12\. $/],
  ])('say for %s m what is taken, and why', async (typed, expected) => {
    const { user } = await openRolls(roll);
    await user.type(length(), typed);
    expect(result()).toMatch(expected);
  });

  test('count packs and weight, and ask for a price that is not known', async () => {
    const { user } = await openRolls({ ...roll, price: undefined, packQty: 12, weight: 2 });
    await user.type(length(), '24');
    expect(result()).toMatch(/м²2 упаковки · 48,0 кг · Цена по запросу$/);
  });

  test('cover the need again with another roll, not the amount preferred before', async () => {
    const { user } = await openRolls(roll, wide);
    await user.type(length(), '20');
    await user.click(button('Взять 12'));
    expect(result()).toMatch(/взяли 12\. Взять 24$/);
    await user.click(button('Взять 24'));
    expect(result()).toMatch(/взяли 24\. Взять 12$/);
    await user.click(button('Взять 12'));
    await user.click(button(/^120\sсм$/));
    expect(result()).toMatch(/^24 пог\. м × 1,2 м/);
  });

  test('write the amount anew after each change', async () => {
    const { user } = await openRolls(roll, wide);
    await user.type(length(), '20');
    await user.click(button(/^Записать 24/));
    expect(calculator().getByText('Записали.')).toBeVisible();
    await user.click(button('Взять 12'));
    expect(calculator().queryByText('Записали.')).not.toBeInTheDocument();
    await user.click(button(/^Записать 12/));
    expect(written('a')).toHaveValue('12');
    await user.click(button(/^120\sсм$/));
    expect(calculator().queryByText('Записали.')).not.toBeInTheDocument();
  });

  test('write no change if the amount is in the cart', async () => {
    localStorage.setItem('cart', '[{"_id":"a","amount":24}]');
    const { user } = await openRolls(roll);
    await waitFor(() => expect(written('a')).toHaveValue('24'));
    await user.type(written('a'), '36');
    await user.type(length(), '20');
    await user.click(button(/^Записать 24/));
    expect(written('a')).toHaveValue('24');
    expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
  });
});
