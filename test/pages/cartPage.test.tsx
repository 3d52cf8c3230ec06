import { screen, waitFor, within } from '@testing-library/react';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { demo, renderApp } from '../support/renderApp';

const carpets = parseSettings(JSON.stringify(demo), () => undefined).categories.flatMap(
  ({ items }) => items,
);
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');

function line(article: string, amount: number, more: object = {}) {
  const carpet = carpets.find((one) => one.article === article);
  if (!carpet) throw new Error(`the demo has no ${article}`);
  const { _id, title, unit } = carpet;
  return { _id, amount, article, title, unit, ...more };
}

async function openCart(...items: object[]) {
  localStorage.setItem('cart', JSON.stringify(items));
  const app = renderApp('/cart');
  await screen.findByRole('table', { name: 'Состав заявки' });
  return app;
}

const row = (name: string | RegExp) => within(screen.getByRole('row', { name: new RegExp(name) }));
const amountOf = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('A line of the cart', () => {
  test('shows article, title with a link to its category, price, packs, weight and sum', async () => {
    await openCart(line('VG-4060-01', 10));
    const cells = row('VG-4060-01');
    expect(cells.getByRole('link', { name: /Ковёр грязезащитный «Страйп»/ })).toHaveAttribute(
      'href',
      `/catalog/${demo.categories[0]?._id ?? ''}`,
    );
    expect(cells.getByRole('rowheader')).toHaveAccessibleName(
      'VG-4060-01 Ковёр грязезащитный «Страйп», 40×60 см, серый',
    );
    expect(cells.getByText('285 ₽')).toBeVisible();
    expect(cells.getByText('от 50 — 271 ₽')).toBeVisible();
    expect(cells.getByText('= 1 упаковка')).toBeVisible();
    expect(cells.getByText('7,4 кг')).toBeVisible();
    expect(cells.getByText('2 850 ₽')).toBeVisible();
  });

  test('takes the price of the tier that its amount reaches', async () => {
    const { user } = await openCart(line('VG-4060-01', 40));
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(amountOf('VG-4060-01')).toHaveValue('50');
    expect(row('VG-4060-01').getByText('271 ₽')).toBeVisible();
    expect(row('VG-4060-01').getByText('13 550 ₽')).toBeVisible();
  });

  test('can be edited in packs', async () => {
    const { user } = await openCart(line('MP-375375-01', 8));
    const cells = row('MP-375375-01');
    await user.click(cells.getByRole('button', { name: 'уп.' }));
    expect(amountOf('MP-375375-01')).toHaveValue('1');
    expect(cells.getByText('= 8 шт')).toBeVisible();
    await user.click(cells.getByRole('button', { name: 'Увеличить' }));
    expect(cells.getByText('= 16 шт')).toBeVisible();
    await user.clear(amountOf('MP-375375-01'));
    await user.type(amountOf('MP-375375-01'), '5');
    await waitFor(() => expect(stored()).toMatchObject([{ amount: 40 }]));
  });

  test('stays as it was where a count of packs makes no sense', async () => {
    const { user } = await openCart(line('KK-3360-03', 20));
    await user.click(row('KK-3360-03').getByRole('button', { name: 'уп.' }));
    expect(amountOf('KK-3360-03')).toHaveValue('1,667');
    await user.clear(amountOf('KK-3360-03'));
    await user.type(amountOf('KK-3360-03'), '5x');
    await user.tab();
    expect(amountOf('KK-3360-03')).toHaveAccessibleDescription('Не поняли количество');
    await waitFor(() => expect(stored()).toMatchObject([{ amount: 20 }]));
  });

  test('without a price is left out of the sum, and that is said', async () => {
    await openCart(line('AR-60100-01', 6), line('VG-4060-01', 10));
    expect(row('AR-60100-01').getByText('по запросу')).toBeVisible();
    expect(screen.getByText('Итого без учёта 1 позиции по запросу')).toBeVisible();
    expect(fact('Сумма')).toHaveTextContent('2 850 ₽');
    expect(fact('Штук')).toHaveTextContent('10 и 6 м²');
  });

  test('has a note that is written, changed and kept', async () => {
    const { user } = await openCart(line('VG-4060-01', 10));
    const cells = row('VG-4060-01');
    const opener = cells.getByRole('button', { name: 'Примечание' });
    expect(opener).toHaveAccessibleDescription(/VG-/);
    await user.click(opener);
    const field = cells.getByRole('textbox', { name: 'Примечание к позиции' });
    expect(field).toHaveFocus();
    await user.type(field, 'отдельной коробкой{Enter}');
    expect(cells.getByText(/отдельной коробкой/)).toBeVisible();
    expect(cells.getByRole('button', { name: 'Изменить' })).toHaveFocus();
    await waitFor(() => expect(stored()).toMatchObject([{ note: 'отдельной коробкой' }]));
  });

  test('that the list holds twice is shown once, and edited as one', async () => {
    const [first, again] = [line('VG-4060-01', 10), line('VG-4060-01', 20, { note: 'срочно' })];
    const { user } = await openCart(first, line('VN-4060-01', 20), again);
    expect(amountOf('VG-4060-01')).toHaveValue('30');
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    await waitFor(() =>
      expect(stored()).toMatchObject([{ amount: 40, note: 'срочно' }, { amount: 20 }]),
    );
  });

  test('of the earlier site shows what the catalogue knows', async () => {
    const { _id } = line('VG-4060-01', 10);
    await openCart({ _id, amount: 10 });
    expect(row('VG-4060-01').getByText('2 850 ₽')).toBeVisible();
  });
});

describe('Warnings', () => {
  test('«Мин. партия 20 шт» is corrected with one click', async () => {
    const { user } = await openCart(line('VN-4060-01', 10));
    expect(amountOf('VN-4060-01')).toHaveAccessibleDescription(/Мин. партия 20.шт/);
    await user.click(screen.getByRole('button', { name: 'Исправить' }));
    expect(amountOf('VN-4060-01')).toHaveValue('20');
    expect(screen.queryByText(/Мин. партия/)).not.toBeInTheDocument();
  });

  test('«Кратно 10: 40 или 50?» offers both figures', async () => {
    const { user } = await openCart(line('VG-4060-01', 45));
    expect(amountOf('VG-4060-01')).toHaveAccessibleDescription(/^Кратно.10: 40 или 50 \?$/);
    expect(screen.getByRole('button', { name: '40' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '50' }));
    expect(amountOf('VG-4060-01')).toHaveValue('50');
  });

  test('what is typed is never rewritten', async () => {
    const { user } = await openCart(line('VG-4060-01', 10));
    await user.clear(amountOf('VG-4060-01'));
    await user.type(amountOf('VG-4060-01'), '7');
    await user.tab();
    expect(amountOf('VG-4060-01')).toHaveValue('7');
    await waitFor(() => expect(stored()).toMatchObject([{ amount: 7 }]));
  });

  test('«Цена изменилась» until the visitor accepts it', async () => {
    const { user } = await openCart(line('VG-4060-01', 10, { price: 270 }));
    expect(screen.getByText(/Цена изменилась: было 270 ₽, стало 285 ₽/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByText(/Цена изменилась/)).not.toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject([{ price: 285 }]));
  });

  test.each([
    ['its title and article', { title: 'Коврик «Старый»', article: 'OLD-1' }, 'OLD-1'],
    ['its title', { title: 'Коврик «Старый»' }, 'Коврик «Старый»'],
    ['its id', {}, 'gone'],
  ])('a carpet that is gone is shown by %s and can be removed', async (_name, known, name) => {
    const { user } = await openCart({ _id: 'gone', amount: 20, ...known }, line('VG-4060-01', 10));
    expect(screen.getByText('Товар снят с продажи')).toBeVisible();
    expect(fact('Сумма')).toHaveTextContent('2 850 ₽');
    await user.click(screen.getByRole('button', { name: `Удалить ${name}` }));
    expect(screen.queryByText('Товар снят с продажи')).not.toBeInTheDocument();
  });
});

describe('Removing and «Вернуть»', () => {
  test('restores place and amount, and the focus is never lost', async () => {
    const lines = [line('VG-4060-01', 10), line('VG-4060-02', 20), line('VN-4060-01', 40)];
    const { user } = await openCart(...lines);
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    expect(screen.getByText(/Удалено: VG-4060-02/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Удалить VN-4060-01' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    expect(screen.getByRole('button', { name: 'Удалить VG-4060-02' })).toHaveFocus();
    expect(amountOf('VG-4060-02')).toHaveValue('20');
    await waitFor(() => expect(stored()).toEqual(lines));
  });

  test('works for the last line', async () => {
    const { user } = await openCart(line('VG-4060-01', 30));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-01' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(amountOf('VG-4060-01')).toHaveValue('30');
  });

  test('works for «Очистить корзину», at once and without a question', async () => {
    const lines = [line('VG-4060-01', 10), line('VG-4060-02', 20)];
    const { user } = await openCart(...lines);
    await user.click(screen.getByRole('button', { name: 'Очистить корзину' }));
    expect(screen.getByText('Удалено: 2 позиции')).toBeVisible();
    await waitFor(() => expect(stored()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(stored()).toEqual(lines));
  });

  test('is offered until the next action', async () => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
  });

  test('is offered until the page is left', async () => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name: 'Контакты' }));
    await user.click(await header.findByRole('link', { name: 'Оформить' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
  });
});

describe('The heading of the cart', () => {
  test('sums up and tells what is missing to the minimal order', async () => {
    await openCart(line('VG-4060-01', 10));
    expect(screen.getByText(/До минимального заказа/)).toHaveTextContent('12 150 ₽');
    expect(screen.getByRole('progressbar', { name: 'Минимальный заказ' })).toHaveValue(285000);
    expect(fact('Позиций')).toHaveTextContent('1');
    expect(fact('Упаковок')).toHaveTextContent('1');
    expect(fact('Объём')).toHaveTextContent('0,02 м³');
    expect(screen.getByText(/Цены с НДС по прайс-листу от 1 ноября 2026/)).toBeVisible();
  });

  test('says when it is reached', async () => {
    await openCart(line('VG-4060-01', 60));
    expect(screen.getByText('Минимальный заказ набран')).toBeVisible();
  });

  test('leaves out what the settings do not tell', async () => {
    const { _id, title } = line('VG-4060-01', 10);
    localStorage.setItem('cart', JSON.stringify([{ _id, amount: 10 }]));
    const categories = [{ _id: 'c', title: 'Коврики', isPublished: true, items: [{ _id, title }] }];
    renderApp('/cart', { categories });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    for (const name of ['Упаковок', 'Вес', 'Объём', 'Сумма']) {
      expect(screen.queryByText(name, { selector: 'dt' })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/прайс-листу/)).not.toBeInTheDocument();
  });

  test('says that the cart is empty only when it has been read', async () => {
    renderApp('/cart');
    expect(screen.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute(
      'href',
      '/catalog',
    );
    expect(screen.getByRole('link', { name: 'Вставить список артикулов' })).toBeVisible();
  });
});
