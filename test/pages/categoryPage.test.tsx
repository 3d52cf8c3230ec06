import { act, screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { demo, renderApp } from '../support/renderApp';
import { watchOpening } from '../support/watchOpening';

/** Once the cart has been read. */
async function open(...where: Parameters<typeof renderApp>) {
  const app = renderApp(...where);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const address = '/catalog/96a7747841c8368567d4f62a';
const row = (article: string) => {
  const cell = screen.getByText(article, { selector: 'td' });
  return within(cell.closest('tr') ?? cell);
};
const quantity = (article: string) => row(article).getByRole('spinbutton');

describe('A category’s table', () => {
  test('has the columns of the price list of a wholesale buyer', async () => {
    await open(address);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Фото',
      'Артикул',
      'Наименование',
      'Размер',
      'В упаковке',
      'Мин. партия',
      'Цена',
      'Наличие',
      'Количество',
      'В корзину',
    ]);
    expect(screen.getByText('Показано 15 из 15')).toBeVisible();
  });

  test('shows price, tiers and the rule of the lot in a row', async () => {
    await open(address);
    for (const text of ['285 ₽', 'от 50 — 271 ₽', 'от 200 — 257 ₽', 'Кратно 10 шт = 1 упаковка']) {
      expect(row('VG-4060-01').getByText(text)).toBeVisible();
    }
  });

  test('of hundreds of rows, counts those that the browser may leave for later, and sells them', async () => {
    const [category] = demo.categories;
    const items = Array.from({ length: 72 }, (_, number) => ({
      ...category?.items[0],
      _id: `${number}`,
      article: `A-${number}`,
    }));
    const { user } = await open(address, { ...demo, categories: [{ ...category, items }] });
    const groups = screen.getAllByRole('rowgroup').slice(1);
    const last = within(groups[2] ?? document.body);
    expect(groups.map((group) => within(group).getAllByRole('row').length)).toEqual([20, 50, 2]);
    expect(groups[2]).toHaveAttribute('data-rows', '2');
    await user.click(last.getAllByRole('button', { name: 'В корзину' })[0] ?? document.body);
    expect(last.getByRole('link', { name: /^В корзине/ })).toBeVisible();
    expect(last.getByRole('button', { name: 'В корзину' })).toBeVisible();
  });

  test('names the way back and the way on', async () => {
    await open(address);
    const path = within(screen.getByRole('navigation', { name: 'Путь' }));
    expect(path.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    expect(screen.getByRole('link', { name: /Следующая категория/ })).toHaveTextContent(
      'Кокосовые коврики',
    );
  });
});

describe('Buying', () => {
  test('adds by steps and says how much is in the cart', async () => {
    const { user, store } = await open(address);
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    await user.click(row('VG-4060-01').getByRole('button', { name: 'В корзину' }));

    const link = row('VG-4060-01').getByRole('link', { name: /^В корзине: 20\sшт$/ });
    expect(link).toHaveAttribute('href', '/cart');
    await waitFor(() => expect(link).toHaveFocus());
    expect(selectCartItems(store.getState())).toMatchObject([
      { article: 'VG-4060-01', amount: 20, unit: 'шт', price: 285 },
    ]);
  });

  test('leaves the focus alone when another tab fills the cart', async () => {
    await open(address);
    const value = '[{"_id":"9934f1de1eaaaaa461dfa092","amount":10}]';
    localStorage.setItem('cart', value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: value }));
    });
    expect(await row('VG-4060-01').findByText('В корзине: 10 шт')).not.toHaveFocus();
  });

  test('edits the amount of what is in the cart, and appends no second line (spec §4)', async () => {
    const { user, store } = await open(address);
    await user.click(row('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ amount: 20 }]);
    expect(row('VG-4060-01').getByText('В корзине: 20 шт')).toBeVisible();
  });

  test('corrects a wrong amount in one click, and never by itself', async () => {
    const { user } = await open(address);
    await user.clear(quantity('VG-4060-01'));
    await user.type(quantity('VG-4060-01'), '45');
    expect(quantity('VG-4060-01')).toHaveAccessibleDescription(/^Кратно\s10: 40 или 50\s?\?$/);
    expect(quantity('VG-4060-01')).toHaveValue('45');

    await user.click(row('VG-4060-01').getByRole('button', { name: '50' }));
    expect(quantity('VG-4060-01')).toHaveValue('50');
    expect(quantity('VG-4060-01')).not.toHaveAccessibleDescription();
  });

  test('corrects an amount below the smallest lot in one click', async () => {
    const { user } = await open(address);
    await user.clear(quantity('VG-4060-01'));
    await user.type(quantity('VG-4060-01'), '3');
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Исправить' }));
    expect(quantity('VG-4060-01')).toHaveValue('10');
  });

  test.each(['abc', '0', '1e9', '9999999999'])(
    'keeps «%s», which is no amount, and says so',
    async (typed) => {
      const { user } = await open(address);
      await user.clear(quantity('VG-4060-01'));
      await user.paste(typed);
      expect(quantity('VG-4060-01')).toBeValid();
      await user.tab();
      expect(quantity('VG-4060-01')).toHaveValue(typed);
      expect(quantity('VG-4060-01')).toBeInvalid();
      expect(quantity('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');

      await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
      expect(quantity('VG-4060-01')).toHaveValue('20');
      expect(quantity('VG-4060-01')).toBeValid();
    },
  );

  test('leaves the cart as it was when what is typed turns out to be no amount', async () => {
    const { user } = await open(address);
    await user.click(row('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await user.clear(quantity('VG-4060-01'));
    await user.type(quantity('VG-4060-01'), '9999999999');
    await user.tab();
    expect(quantity('VG-4060-01')).toHaveValue('9999999999');
    expect(quantity('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
    expect(row('VG-4060-01').getByText('В корзине: 10 шт')).toBeVisible();
  });

  test('says so of an emptied amount, until it is typed anew', async () => {
    const { user } = await open(address);
    await user.clear(quantity('VG-4060-01'));
    await user.tab();
    expect(quantity('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
    await user.type(quantity('VG-4060-01'), '30');
    expect(row('VG-4060-01').queryByText('Не поняли количество')).not.toBeInTheDocument();
  });

  test('takes an amount of millions, as a list of articles does', async () => {
    const { user } = await open(address);
    await user.clear(quantity('VG-4060-01'));
    await user.type(quantity('VG-4060-01'), '2000000');
    await user.tab();
    expect(row('VG-4060-01').queryByText('Не поняли количество')).not.toBeInTheDocument();
    expect(quantity('VG-4060-01')).toHaveAttribute('aria-valuenow', '2000000');
  });

  test('sells a wrong amount too: advice does not block', async () => {
    const { user } = await open(address);
    await user.clear(quantity('VG-4060-01'));
    await user.type(quantity('VG-4060-01'), '3');
    expect(quantity('VG-4060-01')).toHaveAccessibleDescription(/^Мин\. партия 10\sшт Исправить$/);
    await user.click(row('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    expect(row('VG-4060-01').getByText('В корзине: 3 шт')).toBeVisible();
  });

  test('Enter in a quantity moves to the next row’s', async () => {
    const { user } = await open(address);
    await user.type(quantity('VG-4060-01'), '{Enter}');
    expect(quantity('VG-4060-02')).toHaveFocus();
  });

  test('an amount that was set stays while filters hide its row', async () => {
    const { user } = await open(address);
    await user.click(row('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    const size = screen.getByRole('button', { name: /^60×90/ });
    await user.click(size);
    expect(screen.queryByText('VG-4060-01')).toBeNull();
    await user.click(size);
    expect(quantity('VG-4060-01')).toHaveValue('20');
  });

  test('asks for a price that is not there, with the item kept', async () => {
    const { user } = await open(address);
    expect(row('VG-90150-07').getByText('Цена по запросу')).toBeVisible();
    const focusOnOpening = watchOpening();
    await user.click(row('VG-90150-07').getByRole('button', { name: 'Запросить цену' }));
    expect(await screen.findByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
    expect(row('VG-90150-07').getByText('В корзине: 10 шт')).toBeInTheDocument();
    expect(focusOnOpening()).toBe(row('VG-90150-07').getByText('В корзине: 10 шт'));
  });
});

describe('A category that is not there', () => {
  test.each(['/catalog/nothing', '/catalog/0e7766b460fd2a39a2fd81d4', '/catalog/__proto__'])(
    '%s: unknown and unpublished look the same',
    async (path) => {
      await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Категория не найдена');
      expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute(
        'href',
        '/catalog',
      );
      expect(screen.queryByText(/для бассейна/)).not.toBeInTheDocument();
    },
  );

  test('an empty one says so', async () => {
    await open('/catalog/1', { categories: [{ _id: 1, title: 'Пусто', isPublished: true }] });
    expect(screen.getByText('В этой категории пока нет товаров')).toBeVisible();
  });

  test('an id of odd signs has its page', async () => {
    const id = 'ёж/?#%..';
    const { user } = await open('/catalog', {
      categories: [{ _id: id, title: 'Странная', isPublished: true, items: [] }],
    });
    await user.click(screen.getByRole('link', { name: /^Странная/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Странная' })).toBeVisible();
  });
});
