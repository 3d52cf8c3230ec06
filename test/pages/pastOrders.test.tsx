import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { demoCarpets } from '../support/settings/demoSettings';
import { renderApp } from '../support/renderApp';

const block = () => within(screen.getByRole('region', { name: 'Мои заявки' }));

function item(article: string, amount: number, more: object = {}) {
  const carpet = demoCarpets.find((one) => one.article === article);
  return { _id: carpet?._id, article, amount, price: carpet?.price, ...more };
}

function remember(...orders: object[][]) {
  const dated = orders.map((items, index) => ({
    date: `2026-11-${String(20 - index).padStart(2, '0')}T09:00:00.000Z`,
    items,
  }));
  localStorage.setItem('orders', JSON.stringify(dated));
}

function storedOrders(): object[] {
  const orders: unknown = JSON.parse(localStorage.getItem('orders') ?? '[]');
  return Array.isArray(orders) ? orders.map((order: object) => order) : [];
}

/** Gives a stored order a name, as another tab would do. */
function nameStored(index: number, name: unknown) {
  const orders = storedOrders().map((order, place) =>
    place === index ? { ...order, name } : order,
  );
  localStorage.setItem('orders', JSON.stringify(orders));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'orders' }));
  });
}

async function openEmptyCart() {
  const app = renderApp('/cart');
  await screen.findByRole('heading', { name: 'Корзина пуста' });
  return app;
}

describe('«Мои заявки»', () => {
  test('is not shown before the first order', async () => {
    await openEmptyCart();
    expect(screen.queryByRole('region', { name: 'Мои заявки' })).not.toBeInTheDocument();
  });

  test('shows an order once, however often it was handed over', async () => {
    localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20)]));
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = renderApp('/cart');
    const copy = await screen.findByRole('button', { name: /^Скопировать текст/ });
    await user.click(copy);
    await user.click(copy);
    expect(block().getAllByRole('button', { name: /^Повторить/ })).toHaveLength(1);
    expect(block().getByText('1 позиция')).toBeVisible();
  });

  test('shows an order with the prices at which it was handed over', async () => {
    localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20, { price: 200 })]));
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: /^Скопировать текст/ }));
    expect(block().getByText('1 позиция')).toBeVisible();
    expect(block().queryByText(/Цена изменилась/)).not.toBeInTheDocument();
    expect(storedOrders()).toMatchObject([{ items: [{ price: 285 }] }]);
  });

  test('shows an order of another page of the tab after Back', async () => {
    await openEmptyCart();
    remember([item('VG-4060-01', 20)]);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('region', { name: 'Мои заявки' })).toBeVisible();
  });

  const repeat = () =>
    screen.findByRole('button', { name: 'Повторить заявку от\u00A020\u00A0ноября 2026' });
  const dialog = () =>
    screen.findByRole('dialog', { name: 'Повторить заявку от\u00A020\u00A0ноября 2026?' });

  test('repeats an order at once over an empty cart, and once by a double click', async () => {
    remember([item('VG-4060-01', 10), item('KK-3360-01', 12)]);
    const { user } = await openEmptyCart();
    await user.dblClick(await repeat());
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { article: 'VG-4060-01', amount: 10 },
        { article: 'KK-3360-01', amount: 12 },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['Заменить', [['VG-4060-01', 10]]],
    [
      'Добавить',
      [
        ['KK-3360-01', 12],
        ['VG-4060-01', 10],
      ],
    ],
    ['Отмена', [['KK-3360-01', 12]]],
  ])('asks first over a cart with lines: «%s»', async (answer, left) => {
    localStorage.setItem('cart', JSON.stringify([item('KK-3360-01', 12)]));
    remember([item('VG-4060-01', 10, { price: 200 }), { _id: 'gone', article: 'ST-1', amount: 5 }]);
    const { user } = renderApp('/cart');
    await user.click(await repeat());
    expect(storedCart()).toMatchObject([{ article: 'KK-3360-01', amount: 12 }]);
    const box = within(await dialog());
    expect(
      box.getByText(
        /^В корзине уже 1\sпозиция\. Вот что изменится, если заменить её этой заявкой\.$/,
      ),
    ).toBeVisible();
    expect(box.getByText(/Цена изменилась: было 200\s₽, стало 285\s₽/)).toBeVisible();
    expect(box.getByText('в корзину не попадёт')).toBeVisible();
    expect(box.getByText('в заявке этой позиции нет')).toBeVisible();
    await user.click(box.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedCart()).toMatchObject(left.map(([article, amount]) => ({ article, amount })));
  });

  test('warns of carpets no longer sold and of changed prices, also in the cart', async () => {
    remember([item('VG-4060-01', 10, { price: 200 }), { _id: 'gone', article: 'ST-1', amount: 5 }]);
    const { user } = await openEmptyCart();
    const changed = 'VG-4060-01: Цена изменилась: было 200 ₽, стало 285 ₽';
    expect(block().getByText(changed)).toBeVisible();
    expect(block().getByText('ST-1: Товар снят с продажи')).toBeVisible();

    // asks also over an empty cart, since one carpet would be missing
    await user.click(await repeat());
    const box = within(await dialog());
    expect(box.getByText(/^В этой заявке 2\sпозиции\.$/)).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Добавить' }));
    const cart = within(await screen.findByRole('table', { name: 'Состав заявки' }));
    expect(cart.getByText(/Цена изменилась: было 200 ₽, стало 285 ₽/)).toBeVisible();
    expect(cart.queryByText(/Товар снят с продажи/)).not.toBeInTheDocument();
  });

  test('is removed once by a double click, whatever comes to be in its place', async () => {
    remember([item('VG-4060-01', 20)], [item('VG-4060-02', 20)]);
    await openEmptyCart();
    const remove = (day: number) =>
      block().getByRole('button', { name: `Удалить заявку от\u00A0${day}\u00A0ноября 2026` });
    fireEvent.click(remove(20), { detail: 1 });
    fireEvent.click(remove(19), { detail: 2 });
    expect(remove(19)).toBeVisible();
    fireEvent.click(block().getByRole('button', { name: 'Вернуть' }), { detail: 2 });
    expect(storedOrders()).toHaveLength(1);
  });

  test('deletes one order', async () => {
    remember([item('VG-4060-01', 10)], [item('KK-3360-01', 12)]);
    const { user } = await openEmptyCart();
    await user.click(
      screen.getByRole('button', { name: 'Удалить заявку от\u00A020\u00A0ноября 2026' }),
    );
    expect(block().queryByText('Заявка от 20 ноября 2026')).not.toBeInTheDocument();
    expect(block().getByText('Заявка от 19 ноября 2026')).toBeVisible();
  });

  test('puts a removed order back in its place, even the only one', async () => {
    remember([item('VG-4060-01', 10)]);
    const { user } = await openEmptyCart();
    await user.click(
      screen.getByRole('button', { name: 'Удалить заявку от\u00A020\u00A0ноября 2026' }),
    );
    expect(storedOrders()).toStrictEqual([]);
    const restore = block().getByRole('button', { name: 'Вернуть' });
    expect(restore).toHaveFocus();
    expect(restore).toHaveAccessibleDescription('Удалена заявка от\u00A020\u00A0ноября 2026');
    await user.click(restore);
    expect(block().getByText('Заявка от 20 ноября 2026')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Удалить заявку/ })).toHaveFocus();
    expect(storedOrders()).toMatchObject([{ items: [{ article: 'VG-4060-01', amount: 10 }] }]);
  });

  test('does not offer a removed order any more once the page was left', async () => {
    remember([item('VG-4060-01', 10)]);
    const { user } = await openEmptyCart();
    await user.click(block().getByRole('button', { name: /^Удалить заявку/ }));
    expect(block().getByRole('button', { name: 'Вернуть' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    await user.click(menu.getByRole('link', { name: 'Контакты' }));
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Мои заявки' })).not.toBeInTheDocument();
  });

  test('removes one order after another, and puts the last one back among the others', async () => {
    remember([item('VG-4060-01', 1)], [item('VG-4060-01', 2)], [item('VG-4060-01', 3)]);
    const { user } = await openEmptyCart();
    for (const day of [20, 19]) {
      const name = `Удалить заявку от\u00A0${day}\u00A0ноября 2026`;
      await user.click(screen.getByRole('button', { name }));
    }
    await user.click(block().getByRole('button', { name: 'Вернуть' }));
    expect(storedOrders()).toMatchObject([{ items: [{ amount: 2 }] }, { items: [{ amount: 3 }] }]);
  });

  describe('with a name', () => {
    const field = () => block().getByRole('textbox', { name: /^Название заявки/ });

    async function openField(label: string) {
      const app = await openEmptyCart();
      await app.user.click(block().getByRole('button', { name: label }));
      expect(field()).toHaveFocus();
      return app;
    }

    test('saves it on Enter, without the spaces around it', async () => {
      remember([item('VG-4060-01', 10)]);
      const { user } = await openField('Назвать заявку от\u00A020\u00A0ноября 2026');
      await user.keyboard('  Склад, зима {Enter}');
      expect(block().getByText('Склад, зима')).toBeVisible();
      expect(block().getByText(/^Заявка от 20 ноября 2026, 1\s+позиция$/)).toBeVisible();
      const rename = block().getByRole('button', { name: 'Переименовать заявку «Склад, зима»' });
      expect(rename).toHaveFocus();
      expect(storedOrders()).toMatchObject([{ name: 'Склад, зима' }]);
    });

    test('is not saved by the Enter that ends the choice of a composed word', async () => {
      remember([item('VG-4060-01', 10)]);
      const { user } = await openField('Назвать заявку от\u00A020\u00A0ноября 2026');
      await user.keyboard('Склад');
      fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
      fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
      expect(field()).toHaveValue('Склад');
      expect(storedOrders()[0]).not.toHaveProperty('name');
    });

    test('keeps the old one on Escape, and removes it if it is emptied', async () => {
      remember([item('VG-4060-01', 10)]);
      nameStored(0, 'Склад');
      const { user } = await openField('Переименовать заявку «Склад»');
      await user.keyboard('ы{Escape}');
      expect(storedOrders()).toMatchObject([{ name: 'Склад' }]);
      await user.click(block().getByRole('button', { name: /^Переименовать/ }));
      await user.clear(field());
      await user.tab();
      expect(storedOrders()[0]).not.toHaveProperty('name');
    });

    test('can have at most 60 characters, and nothing but a text', async () => {
      remember([item('VG-4060-01', 10)], [item('VG-4060-01', 20)]);
      nameStored(0, 5);
      nameStored(1, ` ${'ы'.repeat(70)}`);
      const { user } = await openField('Назвать заявку от\u00A020\u00A0ноября 2026');
      await user.keyboard(`${'я'.repeat(70)}{Enter}`);
      expect(block().getByText('я'.repeat(60))).toBeVisible();
      expect(block().getByText('ы'.repeat(60))).toBeVisible();
    });

    test('is kept when the same lines are handed over again', async () => {
      localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20)]));
      jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const { user } = renderApp('/cart');
      const copy = await screen.findByRole('button', { name: /^Скопировать текст/ });
      await user.click(copy);
      nameStored(0, 'Склад');
      await user.click(copy);
      expect(storedOrders()).toHaveLength(1);
      expect(block().getByText('Склад')).toBeVisible();
    });

    test('is kept when the same lines are handed over at another price', async () => {
      remember(...[250, 200].map((price) => [item('VG-4060-01', 20, { price })]));
      nameStored(1, 'Склад');
      localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20)]));
      jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const { user } = renderApp('/cart');
      await user.click(await screen.findByRole('button', { name: /^Скопировать текст/ }));
      expect(storedOrders()).toMatchObject([{ name: 'Склад', items: [{ price: 285 }] }]);
    });

    test('keeps the order when twenty later ones have none', async () => {
      remember(...Array.from({ length: 20 }, (_, index) => [item('VG-4060-01', index + 1)]));
      const old = { date: '2026-10-01T09:00:00.000Z', name: 'Старая', items: [{ _id: '1' }] };
      localStorage.setItem('orders', JSON.stringify([...storedOrders(), old]));
      localStorage.setItem('cart', JSON.stringify([item('KK-3360-01', 12)]));
      jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const { user } = renderApp('/cart');
      await user.click(await screen.findByRole('button', { name: /^Скопировать текст/ }));
      expect(storedOrders()).toHaveLength(21);
      expect(storedOrders().at(-1)).toMatchObject({ name: 'Старая' });
    });

    test('is shown in the offer to repeat the latest order', async () => {
      remember([item('VG-4060-01', 10)]);
      nameStored(0, 'Склад');
      localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20)]));
      const { user } = renderApp('/');
      expect(screen.getByRole('heading', { name: 'Склад' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Повторить прошлую заявку' }));
      expect(
        await screen.findByRole('dialog', { name: 'Повторить заявку «Склад»?' }),
      ).toBeVisible();
    });
  });

  test('keeps the last twenty orders', async () => {
    remember(...Array.from({ length: 20 }, (_, index) => [item('VG-4060-01', index + 1)]));
    localStorage.setItem('cart', JSON.stringify([item('KK-3360-01', 12)]));
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: /^Скопировать текст/ }));
    expect(block().getAllByRole('button', { name: /^Повторить/ })).toHaveLength(20);
    expect(block().queryByText('Заявка от 1 ноября 2026')).not.toBeInTheDocument();
  });

  test.each([
    ['invalid JSON', '[{"date"'],
    ['null', 'null'],
    ['of another shape', '{"items":[]}'],
    [
      'a list of other values',
      '[null, 1, {"date":"2026-11-20"}, {"date":"x","items":[{"_id":"1"}]}]',
    ],
  ])('is not shown if the storage entry is %s', async (_name, entry) => {
    localStorage.setItem('orders', entry);
    await openEmptyCart();
    expect(screen.queryByRole('region', { name: 'Мои заявки' })).not.toBeInTheDocument();
  });

  test('shows the valid orders of a list with invalid ones', async () => {
    const good = { date: '2026-11-20T09:00:00.000Z', items: [item('VG-4060-01', 10)] };
    localStorage.setItem('orders', JSON.stringify([null, good, { date: 1 }]));
    await openEmptyCart();
    expect(block().getAllByRole('button', { name: /^Повторить/ })).toHaveLength(1);
  });

  test('does not prevent an order from being handed over if storage is full', async () => {
    localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 20)]));
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = renderApp('/cart');
    const copy = await screen.findByRole('button', { name: /^Скопировать текст/ });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(copy);
    expect(await screen.findByText('Скопировано')).toBeVisible();
  });
});

describe('«Повторить прошлую заявку»', () => {
  test('puts the latest order into the cart and opens it', async () => {
    remember([item('KK-3360-01', 12)], [item('VG-4060-01', 10)]);
    const { user } = renderApp('/');
    await user.click(screen.getByRole('button', { name: 'Повторить прошлую заявку' }));
    expect(window.location.pathname).toBe('/cart');
    await waitFor(() =>
      expect(storedCart()).toMatchObject([{ article: 'KK-3360-01', amount: 12 }]),
    );
  });

  test('asks first over a cart with lines, and opens the cart only after an answer', async () => {
    localStorage.setItem('cart', JSON.stringify([item('VG-4060-01', 10)]));
    remember([item('VG-4060-01', 30)]);
    const { user } = renderApp('/');
    const repeat = screen.getByRole('button', { name: 'Повторить прошлую заявку' });
    await user.click(repeat);
    const box = within(await screen.findByRole('dialog', { name: /^Повторить заявку от/ }));
    await user.click(box.getByRole('button', { name: 'Отмена' }));
    expect(window.location.pathname).toBe('/');
    expect(storedCart()).toMatchObject([{ amount: 10 }]);

    await user.click(repeat);
    await user.click(box.getByRole('button', { name: 'Заменить' }));
    expect(window.location.pathname).toBe('/cart');
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 30 }]));
  });

  test('is not shown without a past order', () => {
    renderApp('/');
    expect(
      screen.queryByRole('button', { name: 'Повторить прошлую заявку' }),
    ).not.toBeInTheDocument();
  });
});
