import { formatMoney } from '../../src/domain/format/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../src/shared/paths';
import { storedCart } from '../support/cart';
import { demoCarpets } from '../support/settings/demoSettings';
import { oneCategory } from '../support/oneCategory';
import { demo, renderApp } from '../support/renderApp';

function line(article: string, amount: number, more: object = {}) {
  const carpet = demoCarpets.find((one) => one.article === article);
  if (!carpet) throw new Error(`the demo has no ${article}`);
  const { _id, title, unit } = carpet;
  return { _id, amount, article, title, unit, ...more };
}

/** 150 170 ₽ */
const orderWithDiscount = [
  line('VG-6090-05', 45),
  line('VG-4060-03', 190),
  line('KK-3360-01', 36),
  line('KK-3360-02', 72),
  line('PL-120100-05', 12),
  line('VN-4060-02', 40),
];

async function openCart(...items: object[]) {
  localStorage.setItem('cart', JSON.stringify(items));
  const app = renderApp('/cart');
  await screen.findByRole('table', { name: 'Состав заявки' });
  return app;
}

const row = (name: string | RegExp) => within(screen.getByRole('row', { name: new RegExp(name) }));
const amountOf = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });
const fact = (name: string | RegExp) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('A line of the cart', () => {
  test('shows article, title with a link to its page, price, packs, weight and sum', async () => {
    await openCart(line('VG-4060-01', 10));
    const cells = row('VG-4060-01');
    expect(cells.getByRole('link', { name: /Ковёр грязезащитный «Страйп»/ })).toHaveAttribute(
      'href',
      paths.carpet(demo.categories[0]?._id ?? '', {
        _id: '9934f1de1eaaaaa461dfa092',
        model: 'Страйп',
      }),
    );
    expect(cells.getByRole('rowheader')).toHaveAccessibleName(
      /^VG-4060-01 Ковёр грязезащитный «Страйп», 40×60\sсм, серый$/,
    );
    expect(cells.getByText('285 ₽')).toBeVisible();
    expect(cells.getByText('от 50 — 271 ₽')).toBeVisible();
    expect(cells.getByText('= 1 упаковка')).toBeVisible();
    expect(cells.getByText('7,4 кг')).toBeVisible();
    expect(cells.getByText('2 850 ₽')).toBeVisible();
  });

  test('has the price of the tier that its amount reaches', async () => {
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
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 40 }]));
  });

  test('goes from pack to pack where a pack is a fraction', async () => {
    const square = { _id: 'square', title: 'Плитка', unit: 'м²', packQty: 1.44, step: 1.44 };
    localStorage.setItem('cart', JSON.stringify([{ _id: 'square', amount: 8.64 }]));
    const { user } = renderApp('/cart', oneCategory([square]));
    await screen.findByRole('table', { name: 'Состав заявки' });
    await user.click(row('Плитка').getByRole('button', { name: 'уп.' }));
    await user.click(row('Плитка').getByRole('button', { name: 'Уменьшить' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 7.2 }]));
  });

  test('keeps its amount if the number of packs is not valid', async () => {
    const { user } = await openCart(line('KK-3360-03', 20));
    await user.click(row('KK-3360-03').getByRole('button', { name: 'уп.' }));
    expect(amountOf('KK-3360-03')).toHaveValue('1,667');
    // the nearest amounts are in units
    expect(row('KK-3360-03').getByText(/^= 20\sшт$/)).toBeVisible();
    await user.clear(amountOf('KK-3360-03'));
    await user.type(amountOf('KK-3360-03'), '5x');
    await user.tab();
    expect(amountOf('KK-3360-03')).toHaveAccessibleDescription('Не поняли количество');
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 20 }]));
  });

  test.each([
    ['nothing yet', 'abc'],
    ['an amount before', '4{Backspace}abc'],
  ])('keeps the amount of another tab under a text that set %s', async (_, typed) => {
    const { user } = await openCart(line('KK-3360-03', 12));
    await user.clear(amountOf('KK-3360-03'));
    await user.type(amountOf('KK-3360-03'), typed);
    localStorage.setItem('cart', JSON.stringify([line('KK-3360-03', 90)]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await user.tab();
    expect(amountOf('KK-3360-03')).toHaveValue('abc');
    expect(amountOf('KK-3360-03')).toHaveAccessibleDescription('Не поняли количество');
    expect(storedCart()).toMatchObject([{ amount: 90 }]);
    await user.type(amountOf('KK-3360-03'), '{Escape}');
    expect(amountOf('KK-3360-03')).toHaveValue('90');
    expect(storedCart()).toMatchObject([{ amount: 90 }]);
  });

  test('without a price is left out of the sum, with a note that says so', async () => {
    await openCart(line('AR-60100-01', 6), line('VG-4060-01', 10));
    expect(row('AR-60100-01').getByText('по запросу')).toBeVisible();
    const remark = 'без учёта 1 позиции по запросу';
    expect(screen.getAllByText(remark)).toHaveLength(2);
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent(`Итого ${remark}`);
    expect(fact('Сумма')).toHaveTextContent('2 850 ₽');
    expect(fact('Количество')).toHaveTextContent('10 шт и 6 м²');
  });

  test('has a note that can be written, changed and saved', async () => {
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
    await waitFor(() => expect(storedCart()).toMatchObject([{ note: 'отдельной коробкой' }]));
  });

  test('is shown and edited as one line if the stored list holds its carpet twice', async () => {
    const [first, again] = [line('VG-4060-01', 10), line('VG-4060-01', 20, { note: 'срочно' })];
    const { user } = await openCart(first, line('VN-4060-01', 20), again);
    expect(amountOf('VG-4060-01')).toHaveValue('30');
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ amount: 40, note: 'срочно' }, { amount: 20 }]),
    );
  });

  test('saved by the earlier site, without a title or a price, takes them from the catalogue', async () => {
    const { _id } = line('VG-4060-01', 10);
    await openCart({ _id, amount: 10 });
    expect(row('VG-4060-01').getByText('2 850 ₽')).toBeVisible();
  });
});

describe('Warnings', () => {
  test('«Мин. партия 20 шт» can be corrected with one click', async () => {
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

  test('an amount that was typed is never changed', async () => {
    const { user } = await openCart(line('VG-4060-01', 10));
    await user.clear(amountOf('VG-4060-01'));
    await user.type(amountOf('VG-4060-01'), '7');
    await user.tab();
    expect(amountOf('VG-4060-01')).toHaveValue('7');
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 7 }]));
  });

  test('«Цена изменилась» is shown until the visitor accepts it', async () => {
    const { user } = await openCart(line('VG-4060-01', 10, { price: 270 }));
    expect(screen.getByText(/Цена изменилась: было 270 ₽, стало 285 ₽/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByText(/Цена изменилась/)).not.toBeInTheDocument();
    await waitFor(() => expect(storedCart()).toMatchObject([{ price: 285 }]));
  });

  test.each([
    ['its title and article', { title: 'Коврик «Старый»', article: 'OLD-1' }, 'OLD-1'],
    ['its title', { title: 'Коврик «Старый»' }, 'Коврик «Старый»'],
    ['its id', {}, 'gone'],
  ])(
    'a carpet that is no longer sold is shown by %s and can be removed',
    async (_name, known, name) => {
      const { user } = await openCart(
        { _id: 'gone', amount: 20, ...known },
        line('VG-4060-01', 10),
      );
      expect(screen.getByText('Товар снят с продажи')).toBeVisible();
      expect(screen.getByText('20 шт')).toBeVisible();
      expect(fact('Сумма')).toHaveTextContent('2 850 ₽');
      await user.click(screen.getByRole('button', { name: `Удалить ${name}` }));
      expect(screen.queryByText('Товар снят с продажи')).not.toBeInTheDocument();
    },
  );
});

describe('Removing and «Вернуть»', () => {
  const undo = () => screen.findByRole('button', { name: 'Вернуть' });

  test('restores position and amount, and moves the focus to the next control', async () => {
    const lines = [line('VG-4060-01', 10), line('VG-4060-02', 20), line('VN-4060-01', 40)];
    const { user } = await openCart(...lines);
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    expect(await screen.findByText('Удалено: VG-4060-02')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Удалить VN-4060-01' })).toHaveFocus();
    await user.click(await undo());
    expect(screen.getByRole('button', { name: 'Удалить VG-4060-02' })).toHaveFocus();
    expect(amountOf('VG-4060-02')).toHaveValue('20');
    await waitFor(() => expect(storedCart()).toStrictEqual(lines));
  });

  test('a double click removes one line, not the next one in its place', async () => {
    await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    fireEvent.click(screen.getByRole('button', { name: 'Удалить VG-4060-01' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }), { detail: 2 });
    expect(amountOf('VG-4060-02')).toHaveValue('20');
    expect(await screen.findByText('Удалено: VG-4060-01')).toBeVisible();
  });

  test('works for the last line', async () => {
    const { user } = await openCart(line('VG-4060-01', 30));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-01' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
    expect(await undo()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(amountOf('VG-4060-01')).toHaveValue('30');
  });

  test('works for «Очистить корзину», which asks no confirmation', async () => {
    const lines = [line('VG-4060-01', 10), line('VG-4060-02', 20)];
    const { user } = await openCart(...lines);
    await user.click(screen.getByRole('button', { name: 'Очистить корзину' }));
    expect(await screen.findByText('Корзина очищена: 2 позиции')).toBeVisible();
    await waitFor(() => expect(storedCart()).toStrictEqual([]));
    await user.click(await undo());
    await waitFor(() => expect(storedCart()).toStrictEqual(lines));
  });

  test('is offered until the next action', async () => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    expect(await undo()).toBeVisible();
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
  });

  test('is still offered on another page and after it', async () => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name: 'Контакты' }));
    expect(await screen.findByText('Удалено: VG-4060-02')).toBeVisible();
    await user.click(await header.findByRole('link', { name: 'Оформить' }));
    expect(await screen.findByRole('table')).toBeVisible();
    await user.click(await undo());
    expect(screen.getByRole('button', { name: 'Удалить VG-4060-02' })).toBeVisible();
  });

  test('is announced again for another line of the same name', async () => {
    const names = ['один', 'два', 'три'];
    const { user } = await openCart(...names.map((_id) => ({ _id, amount: 1, title: 'Коврик' })));
    const remove = async () => {
      await user.click(
        screen.getAllByRole('button', { name: 'Удалить Коврик' })[0] ?? document.body,
      );
      return screen.findByText('Удалено: Коврик');
    };
    const first = await remove();
    expect(first.closest('[role="status"]')).not.toBeNull();
    await remove();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText('Удалено: Коврик')).toBeVisible();
  });

  test('Ctrl + Z does the same outside of fields', async () => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    await undo();
    await user.click(amountOf('VG-4060-01'));
    await user.keyboard('{Control>}[KeyZ]{/Control}');
    expect(screen.queryByText('VG-4060-02')).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Control>}[KeyZ]{/Control}');
    expect(screen.getByRole('button', { name: 'Удалить VG-4060-02' })).toBeVisible();
  });

  test.each([
    ['Z alone', '[KeyZ]'],
    ['Ctrl + another key', '{Control>}[KeyX]{/Control}'],
    ['Ctrl + Shift + Z', '{Control>}{Shift>}[KeyZ]{/Shift}{/Control}'],
    ['Ctrl + Alt + Z', '{Control>}{Alt>}[KeyZ]{/Alt}{/Control}'],
  ])('%s does not', async (_, keys) => {
    const { user } = await openCart(line('VG-4060-01', 10), line('VG-4060-02', 20));
    await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-02' }));
    await undo();
    await user.keyboard(keys);
    expect(screen.queryByText('VG-4060-02')).not.toBeInTheDocument();
    await user.keyboard('{Meta>}[KeyZ]{/Meta}');
    expect(screen.getByText('VG-4060-02')).toBeVisible();
  });
});

describe('The summary of the cart', () => {
  test('shows the totals and the amount missing to the minimum order', async () => {
    await openCart(line('VG-4060-01', 10));
    expect(screen.getByText(/До минимального заказа/)).toHaveTextContent('12 150 ₽');
    const bar = screen.getByRole('progressbar', { name: 'Сумма заказа' });
    expect(bar).toHaveValue(2850 / 15000);
    expect(bar).toHaveAttribute('aria-valuetext', formatMoney(2850_00));
    expect(fact('Позиций')).toHaveTextContent('1');
    expect(fact('Упаковок')).toHaveTextContent('1');
    expect(fact('Объём')).toHaveTextContent('0,02 м³');
    expect(screen.getByText(/Цены с НДС по прайс-листу от 1 ноября 2026/)).toBeVisible();
  });

  test('shows the same discount beside the title and below the lines', async () => {
    await openCart(...orderWithDiscount);
    expect(fact('Товары')).toHaveTextContent('150 170 ₽');
    expect(fact(/^Скидка.5.% от.150.000.₽$/)).toHaveTextContent('−7 508,50 ₽');
    expect(fact('Итого')).toHaveTextContent('142 661,50 ₽');
    const lastRows = screen.getAllByRole('row').slice(-3);
    expect(lastRows.map(({ textContent }) => textContent.replace(/\s/g, ' ').trim())).toStrictEqual(
      [
        expect.stringMatching(/^Товары.*425,3 кг150 170 ₽$/),
        'Скидка 5 % от 150 000 ₽−7 508,50 ₽',
        'Итого 142 661,50 ₽',
      ],
    );
    expect(screen.getByText(/^Скидка 5 %\. От 500 000 ₽ — индивидуальная$/)).toBeVisible();
  });

  test('has no last row below lines about which nothing is known', async () => {
    await openCart({ _id: 'gone', amount: 3, article: 'OLD-1', title: 'Старый коврик' });
    expect(screen.getByText('Товар снят с продажи')).toBeVisible();
    expect(fact('Позиций')).toHaveTextContent('1');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.queryByText('Итого')).not.toBeInTheDocument();
  });

  test.each([
    ['the minimum order', 60, 'Минимальный заказ набран. До скидки 3 % осталось 33 740 ₽'],
    ['a discount', 190, 'Скидка 3 %. До скидки 5 % осталось 98 510 ₽'],
    ['the individual discount', 2000, 'Индивидуальная скидка — уточнит менеджер'],
  ])('says what comes after %s', async (_name, amount, text) => {
    await openCart(line('VG-4060-01', amount));
    expect(screen.getByRole('progressbar').parentElement).toHaveTextContent(text);
  });

  test('shows the minimum order of the chosen way of receiving', async () => {
    const { user } = await openCart(line('VG-4060-01', 60));
    expect(screen.getByRole('progressbar').parentElement).toHaveTextContent('минимум 15 000 ₽');
    await user.click(await screen.findByRole('radio', { name: /^До терминала/ }));
    const bar = screen.getByRole('progressbar').parentElement;
    expect(bar).toHaveTextContent('минимум 30 000 ₽');
    expect(bar).toHaveTextContent('До минимального заказа: 13 740 ₽');
  });

  test('names the individual discount, which takes nothing off, beside the sum', async () => {
    await openCart(line('VG-4060-01', 2000), line('AR-60100-01', 6));
    const remark = 'без учёта 1 позиции по запросу; индивидуальная скидка — уточнит менеджер';
    expect(fact('Сумма')).toHaveTextContent('514 000 ₽');
    expect(fact('Сумма')?.nextElementSibling).toHaveTextContent(remark);
    const headers = screen.getAllByRole('rowheader');
    expect(headers.at(-1)).toHaveTextContent(`Итого ${remark}`);
    expect(screen.queryByText(/^−.*₽/)).not.toBeInTheDocument();
  });

  test('shows the minimum order alone where the settings have no discounts', async () => {
    const priceList = { ...demo.priceList, discounts: undefined };
    localStorage.setItem('cart', JSON.stringify([line('VG-4060-01', 2000)]));
    renderApp('/cart', { ...demo, priceList });
    expect(await screen.findByText('Минимальный заказ набран')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(1);
    expect(screen.queryByText(/скидк/i)).not.toBeInTheDocument();
  });

  test('says nothing of a minimum order where no line has a price', async () => {
    await openCart(line('AR-60100-01', 6));
    const pickup = await screen.findByRole('radio', { name: /^Самовывоз/ });
    expect(pickup).toHaveAccessibleDescription(/^Склад выдаёт[^.]+\.$/);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText(/До минимального заказа/)).not.toBeInTheDocument();
  });

  test('shows the discounts alone where the settings have no minimum order', async () => {
    const priceList = { ...demo.priceList, minimumOrder: undefined };
    localStorage.setItem('cart', JSON.stringify([line('VG-4060-01', 10)]));
    renderApp('/cart', { ...demo, priceList, receiving: undefined });
    expect(await screen.findByText(/^До скидки 3 % осталось/)).toHaveTextContent('47 150 ₽');
    expect(screen.queryByText(/минимум|минимальн/i)).not.toBeInTheDocument();
  });

  test('leaves out facts that the settings do not have', async () => {
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

  test('shows that the cart is empty only after it has been read', async () => {
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
