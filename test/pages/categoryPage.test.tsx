import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { demo, openPage } from '../support/renderApp';
import { storedCart } from '../support/cart';
import { recordFocusOnOpening } from '../support/recordFocusOnOpening';
import { matsPath } from '../support/screens/demoPaths';
import { quantityField, shownCount, tableRow } from '../support/tableRow';

describe('The table of a category', () => {
  test('has the columns that a wholesale buyer needs', async () => {
    await openPage(matsPath);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toStrictEqual(
      [
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
      ],
    );
    expect(shownCount()).toHaveTextContent('Показано 23 из 23');
  });

  test('shows price, tiers and lot in a row', async () => {
    await openPage(matsPath);
    for (const text of ['285 ₽', 'от 50 — 271 ₽', 'от 200 — 257 ₽']) {
      expect(tableRow('VG-4060-01').getByText(text)).toBeVisible();
    }
    expect(tableRow('VG-4060-01').getAllByText('10 шт')).toHaveLength(2);
  });

  test('groups the rows by model, whose heading states what its carpets share', async () => {
    await openPage(`${matsPath}?size=40×60&size=60×90`);
    const headings = screen.getAllByRole('rowheader', { name: /·/ });
    expect(headings.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toStrictEqual([
      'Ковёр грязезащитный «Страйп» 6 из 15 · 257–3 710 ₽ · Кратно 10 шт = 1 упаковкаСтраница модели',
      'Ковёр грязезащитный «Атлант» 2 из 8 · 880–5 055 ₽ · Кратно 5 шт = 1 упаковкаСтраница модели',
    ]);
    expect(screen.getByRole('link', { name: 'Ковёр грязезащитный «Атлант»' })).toHaveAttribute(
      'href',
      `${matsPath}/${encodeURIComponent('Атлант')}`,
    );
  });

  test('names size and colour only, and the whole title for screen readers', async () => {
    await openPage(matsPath);
    const name = tableRow('VG-4060-01').getByRole('link', { name: /^Ковёр/ });
    expect(name).toHaveAccessibleName('Ковёр грязезащитный «Страйп», 40×60 см, серый');
    expect(name).toHaveAttribute('href', expect.stringMatching(/#item-9934f1de1eaaaaa461dfa092$/));
  });

  test('shows the titles and lots of carpets that size and colour do not tell apart', async () => {
    const lot = { width: 40, length: 60, packQty: 5 };
    const items = [
      { _id: '1', article: 'A-1', title: 'Коврик «Мох» гладкий', model: 'Мох', ...lot },
      { _id: '2', article: 'A-2', title: 'Коврик «Мох» рельефный', model: 'Мох', ...lot, step: 5 },
      { _id: '3', article: 'A-3', title: 'Решётка', step: 2 },
    ];
    await openPage('/catalog/1', {
      categories: [{ _id: '1', title: 'Мох', isPublished: true, items }],
    });
    expect(screen.getAllByRole('rowheader', { name: /позиции/ })).toHaveLength(1);
    expect(tableRow('A-1').getByText('Коврик «Мох» гладкий')).toBeVisible();
    expect(tableRow('A-2').getByText(/в упаковке 5 шт · мин. партия 5 шт/)).toBeInTheDocument();
    expect(tableRow('A-2').getByText('Кратно 5 шт = 1 упаковка')).toBeVisible();
    expect(tableRow('A-3').getByText('Кратно 2 шт')).toBeVisible();
  });

  test('puts later rows into groups that are laid out on scrolling, and rows of such a group can be bought', async () => {
    const [category] = demo.categories;
    const items = Array.from({ length: 122 }, (_, number) => ({
      ...category?.items[0],
      _id: `${number}`,
      article: `A-${number}`,
      model: number < 20 ? 'Страйп' : 'Атлант',
    }));
    const { user } = await openPage(matsPath, { ...demo, categories: [{ ...category, items }] });
    const groups = screen.getAllByRole('rowgroup').slice(1);
    const last = within(groups[2] ?? document.body);
    // each begins with the heading of its model
    expect(groups.map((group) => within(group).getAllByRole('row').length)).toStrictEqual([
      21, 101, 3,
    ]);
    expect(groups[2]).toHaveAttribute('data-rows', '2');
    await user.click(last.getAllByRole('button', { name: 'В корзину' })[0] ?? document.body);
    expect(last.getByRole('link', { name: /^В корзине/ })).toBeVisible();
    expect(last.getByRole('button', { name: 'В корзину' })).toBeVisible();
  });

  test('links to the catalogue and to the next category', async () => {
    await openPage(matsPath);
    const path = within(screen.getByRole('navigation', { name: 'Путь' }));
    expect(path.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
    expect(screen.getByRole('link', { name: /Следующая категория/ })).toHaveTextContent(
      'Кокосовые коврики',
    );
  });
});

describe('Buying', () => {
  test('adds an amount by steps and then shows how much is in the cart', async () => {
    const { user, store } = await openPage(matsPath);
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));

    const link = tableRow('VG-4060-01').getByRole('link', { name: /^В корзине: 20\sшт$/ });
    expect(link).toHaveAttribute('href', '/cart');
    await waitFor(() => expect(link).toHaveFocus());
    expect(selectCartItems(store.getState())).toMatchObject([
      { article: 'VG-4060-01', amount: 20, unit: 'шт', price: 285 },
    ]);
  });

  test('does not move the focus when another tab fills the cart', async () => {
    await openPage(matsPath);
    const value = '[{"_id":"9934f1de1eaaaaa461dfa092","amount":10}]';
    localStorage.setItem('cart', value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: value }));
    });
    expect(await tableRow('VG-4060-01').findByText('В корзине: 10 шт')).not.toHaveFocus();
  });

  test('edits the amount of a carpet in the cart without a second line', async () => {
    const { user, store } = await openPage(matsPath);
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ amount: 20 }]);
    expect(tableRow('VG-4060-01').getByText('В корзине: 20 шт')).toBeVisible();
  });

  test('shows what an amount comes to once it is chosen, at the price of the tier that it reaches', async () => {
    const { user } = await openPage(matsPath);
    expect(tableRow('VG-4060-01').queryByText(/упаков/)).not.toBeInTheDocument();
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '200');
    expect(tableRow('VG-4060-01').getByText(/^20\sупаковок =/)).toHaveTextContent(
      '20 упаковок = 51 400 ₽',
    );
    await user.type(quantityField('VG-4060-01'), '{Backspace}5');
    expect(tableRow('VG-4060-01').getByText(/^сейчас/)).toHaveTextContent('сейчас 52 685 ₽');

    await user.click(tableRow('VG-90150-07').getByRole('button', { name: 'Увеличить' }));
    expect(tableRow('VG-90150-07').getByText('2 упаковки')).toBeVisible();
  });

  test('offers corrections of a wrong amount, but does not change it', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '45');
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription(/^Кратно\s10: 40 или 50\s?\?$/);
    expect(quantityField('VG-4060-01')).toHaveValue('45');

    await user.click(tableRow('VG-4060-01').getByRole('button', { name: '50' }));
    expect(quantityField('VG-4060-01')).toHaveValue('50');
    expect(quantityField('VG-4060-01')).not.toHaveAccessibleDescription();
  });

  test('corrects an amount below the minimum lot with one click', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '3');
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'Исправить' }));
    expect(quantityField('VG-4060-01')).toHaveValue('10');
  });

  test.each(['abc', '0', '1e9', '9999999999'])(
    'keeps «%s», which is not a valid amount, and shows an error',
    async (typed) => {
      const { user } = await openPage(matsPath);
      await user.clear(quantityField('VG-4060-01'));
      await user.paste(typed);
      expect(quantityField('VG-4060-01')).toBeValid();
      await user.tab();
      expect(quantityField('VG-4060-01')).toHaveValue(typed);
      expect(quantityField('VG-4060-01')).toBeInvalid();
      expect(quantityField('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');

      await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
      expect(quantityField('VG-4060-01')).toHaveValue('20');
      expect(quantityField('VG-4060-01')).toBeValid();
    },
  );

  test.each(['20\n300', '20\r\n300\r\n', '20\t300'])(
    'does not make one amount of several that are pasted: %j',
    async (cells) => {
      const { user } = await openPage(matsPath);
      await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
      await user.click(quantityField('VG-4060-01'));
      await user.paste(cells);
      await user.tab();
      expect(quantityField('VG-4060-01')).toHaveValue('20; 300');
      expect(quantityField('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
      expect(tableRow('VG-4060-01').getByText('В корзине: 10 шт')).toBeVisible();
    },
  );

  test('does not make one amount of several that are dropped, and takes a single one', async () => {
    await openPage(matsPath);
    const drop = (cells: string) =>
      fireEvent.drop(quantityField('VG-4060-01'), { dataTransfer: { getData: () => cells } });
    drop('20\n300');
    expect(quantityField('VG-4060-01')).toHaveValue('20; 300');
    // the browser itself inserts a text of one line
    expect(drop('40\n')).toBe(true);
  });

  test('does not change the cart if the amount is not valid', async () => {
    const { user } = await openPage(matsPath);
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '9999999999');
    await user.tab();
    expect(quantityField('VG-4060-01')).toHaveValue('9999999999');
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
    expect(tableRow('VG-4060-01').getByText('В корзине: 10 шт')).toBeVisible();
  });

  test('offers the amount that remains in place of one that is not valid', async () => {
    const { user } = await openPage(matsPath);
    const row = tableRow('VG-4060-01');
    await user.click(row.getByRole('button', { name: 'В корзину' }));
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '0');
    await user.tab();
    await user.click(row.getByRole('button', { name: 'Вернуть 10' }));
    expect(quantityField('VG-4060-01')).toHaveValue('10');
    expect(quantityField('VG-4060-01')).toBeValid();
    expect(row.queryByRole('button', { name: 'Вернуть 10' })).not.toBeInTheDocument();
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 10 }]));
  });

  test('shows an error for an empty amount until one is typed', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.tab();
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
    await user.type(quantityField('VG-4060-01'), '30');
    expect(tableRow('VG-4060-01').queryByText('Не поняли количество')).not.toBeInTheDocument();
  });

  test('accepts an amount of millions', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '2000000');
    await user.tab();
    expect(tableRow('VG-4060-01').queryByText('Не поняли количество')).not.toBeInTheDocument();
    expect(quantityField('VG-4060-01')).toHaveAttribute('aria-valuenow', '2000000');
  });

  test('adds an amount below the minimum lot in spite of the warning', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '3');
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription(
      /^Мин\. партия 10\sшт Исправить$/,
    );
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    expect(tableRow('VG-4060-01').getByText('В корзине: 3 шт')).toBeVisible();
  });

  test('moves to the quantity of the next row on Enter', async () => {
    const { user } = await openPage(matsPath);
    await user.type(quantityField('VG-4060-01'), '{Enter}');
    expect(quantityField('VG-4060-02')).toHaveFocus();
  });

  test('keeps an amount while its row is filtered out', async () => {
    const { user } = await openPage(matsPath);
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    await user.click(screen.getByText('Размер', { selector: 'summary' }));
    const size = screen.getByRole('checkbox', { name: /^60×90/ });
    await user.click(size);
    expect(screen.queryByText('VG-4060-01')).toBeNull();
    await user.click(size);
    expect(quantityField('VG-4060-01')).toHaveValue('20');
  });

  test('puts a carpet without a price into the cart and opens the call-back dialog', async () => {
    const { user } = await openPage(matsPath);
    expect(tableRow('VG-90150-07').getByText('Цена по запросу')).toBeVisible();
    const focusOnOpening = recordFocusOnOpening();
    await user.click(tableRow('VG-90150-07').getByRole('button', { name: 'Запросить цену' }));
    expect(await screen.findByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
    expect(tableRow('VG-90150-07').getByText('В корзине: 10 шт')).toBeInTheDocument();
    expect(focusOnOpening()).toBe(tableRow('VG-90150-07').getByText('В корзине: 10 шт'));
  });
});

describe('A category', () => {
  test.each(['/catalog/nothing', '/catalog/0e7766b460fd2a39a2fd81d4', '/catalog/__proto__'])(
    'at %s, unknown or unpublished, is not found',
    async (path) => {
      await openPage(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Категория не найдена');
      expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute(
        'href',
        '/catalog',
      );
      expect(screen.queryByText(/для бассейна/)).not.toBeInTheDocument();
    },
  );

  test('without carpets has a message', async () => {
    await openPage('/catalog/1', { categories: [{ _id: 1, title: 'Пусто', isPublished: true }] });
    expect(screen.getByText('В этой категории пока нет товаров')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog');
    const heading = screen.getByRole('heading', { level: 1 });
    // neither facts below it nor a picture beside it
    expect(heading.nextElementSibling).toBeNull();
    expect(heading.parentElement?.nextElementSibling).toBeNull();
    expect(screen.queryByRole('searchbox', { name: 'Поиск в категории' })).not.toBeInTheDocument();
  });

  test('with special characters in its id has a page', async () => {
    const id = 'ёж/?#%..';
    const { user } = await openPage('/catalog', {
      categories: [{ _id: id, title: 'Странная', isPublished: true, items: [] }],
    });
    await user.click(screen.getByRole('link', { name: /^Странная/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Странная' })).toBeVisible();
  });
});
