import { act, screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { paths } from '../../src/shared/paths';
import { demo, openPage } from '../support/renderApp';
import { recordFocusOnOpening } from '../support/recordFocusOnOpening';
import { quantityField, tableRow } from '../support/tableRow';

const articles = () =>
  screen.getAllByRole('row').flatMap((each) => {
    const [article] = within(each).queryAllByRole('cell');
    return article?.textContent ?? [];
  });
const prices = () =>
  screen
    .getAllByText(/^[\d\s,]+₽$/, { selector: 'td > b' })
    .map((each) => parseFloat(each.textContent.replace(/\s/g, '').replace(',', '.')));
const categoriesInOrder = () => screen.queryAllByRole('rowheader', { name: /позици[йяи]$/ });
/** The terms are also printed in small type. */
const termsOnScreen = () =>
  screen.getByText(/Не является публичной офертой$/, { selector: ':not(small)' });
const bar = () => within(screen.getByRole('region', { name: 'Выбранное' }));

describe('The price list', () => {
  test('states its date and VAT', async () => {
    await openPage('/prices');
    expect(screen.getByRole('heading', { level: 1, name: 'Цены' })).toBeVisible();
    expect(termsOnScreen()).toHaveTextContent(
      'Цены действительны на 1 ноября 2026, с НДС. Не является публичной офертой',
    );
  });

  test.each([
    [{}, 'Не является публичной офертой'],
    [{ vat: 'с НДС' }, 'Цены с НДС. Не является публичной офертой'],
    [{ date: '2026-11-01' }, 'Цены действительны на 1 ноября 2026. Не является публичной офертой'],
  ])('states only the terms that the settings have: %j', async (priceList, terms) => {
    const items = [{ _id: 1, title: 'Коврик' }];
    await openPage('/prices', {
      priceList,
      categories: [{ _id: 1, title: 'Коврики', isPublished: true, items }],
    });
    expect(termsOnScreen().textContent.replaceAll('\u00A0', ' ')).toBe(terms);
  });

  test('groups all published items by category', async () => {
    await openPage('/prices');
    expect(articles()).toHaveLength(123);
    expect(
      screen.getByRole('rowheader', { name: /^Кокосовые коврики 11\sпозиций$/ }),
    ).toBeVisible();
    for (const name of ['Ед.', 'В\u00A0упаковке', 'Мин. партия', 'Количество', 'Сумма']) {
      expect(screen.getByRole('columnheader', { name })).toBeVisible();
    }
  });

  test('heads the carpets of a model, but not one that has none', async () => {
    const items = [
      { _id: 1, title: 'Щётка' },
      { _id: 2, title: 'Ковёр «А», серый', model: 'А' },
      { _id: 3, title: 'Ковёр «А», синий', model: 'А' },
    ];
    await openPage('/prices', {
      categories: [{ _id: 1, title: 'Коврики', isPublished: true, items }],
    });
    const headings = screen
      .getAllByRole('rowheader')
      .filter((each) => each.getAttribute('scope') === 'rowgroup');
    expect(headings.map(({ textContent }) => textContent)).toStrictEqual([
      'Коврики 3\u00A0позиции',
      'Ковёр «А»',
    ]);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Оптовый прайс-лист на коврики и напольные покрытия. Не является публичной офертой.',
    );
  });

  test('names the amount of a tier in the header row if it is the same for all', async () => {
    const items = [{ _id: 1, title: 'Коврик', price: 10, priceTiers: [{ from: 50, price: 9 }] }];
    await openPage('/prices', {
      categories: [{ _id: 1, title: 'Коврики', isPublished: true, items }],
    });
    expect(screen.getByRole('columnheader', { name: /^Цена от\s50$/ })).toBeVisible();
  });

  test.each([
    ['differs', [50, 100]],
    ['is not known', []],
  ])('names no amount in the header row if it %s', async (_, amounts) => {
    const priceTiers = amounts.map((from, index) => ({ from, price: 9 - index }));
    const items = [{ _id: 1, title: 'Коврик', price: 10, priceTiers }];
    await openPage('/prices', {
      categories: [{ _id: 1, title: 'Коврики', isPublished: true, items }],
    });
    expect(screen.getByRole('columnheader', { name: 'Цена от объёма' })).toBeVisible();
  });

  test.each([{}, { categories: [{ _id: 1, title: 'Пусто', isPublished: true }] }])(
    'without carpets has the phone and the call-back dialog to ask for it',
    async (settings) => {
      const company = { phones: { office: '+7 (495) 000-00-01' } };
      const { user } = await openPage('/prices', { ...settings, company });
      const main = within(screen.getByRole('main'));
      expect(main.getByText('Прайс-лист обновляется. Запросите его по телефону')).toBeVisible();
      const [phone] = main.getAllByRole('link', { name: '+7 (495) 000-00-01' });
      expect(phone).toHaveAttribute('href', 'tel:+74950000001');
      const [trigger] = main.getAllByRole('button', { name: 'Заказать обратный звонок' });
      if (trigger) await user.click(trigger);
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );
});

describe('The filtered price list', () => {
  test('keeps category, stock, price and search in the address', async () => {
    const { user } = await openPage('/prices');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Категория' }),
      'Кокосовые коврики',
    );
    expect(articles()).toHaveLength(11);
    await user.click(screen.getByRole('checkbox', { name: 'Только с ценой' }));
    expect(articles()).not.toContain('KK-6090-07');
    await user.click(screen.getByRole('checkbox', { name: 'Только в наличии' }));
    expect(articles()).not.toContain('KK-4070-04');
    await user.type(screen.getByRole('searchbox'), '33x60{Enter}');
    expect(articles()).toStrictEqual(['KK-3360-01', 'KK-3360-02', 'KK-3360-03']);
    expect(window.location.search).toBe(
      '?q=33x60&category=364304aa361b06ece3118386&stock=1&priced=1',
    );
  });

  test('shows all carpets for unknown values in the address', async () => {
    await openPage('/prices?category=x&stock=yes&sort=-constructor&q[a]=1');
    expect(articles()).toHaveLength(123);
  });

  test('is sorted across its groups by a column button: ascending, descending, unsorted', async () => {
    const { user } = await openPage('/prices?q=коврик');
    const head = () => screen.getByRole('columnheader', { name: 'Цена' });
    expect(head()).toHaveAttribute('aria-sort', 'none');
    const inOrder = articles();

    await user.click(within(head()).getByRole('button'));
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    expect(categoriesInOrder()).toStrictEqual([]);
    expect(prices()).toStrictEqual(prices().toSorted((a, b) => a - b));
    expect(tableRow('KK-3360-01').getByText('Кокосовые коврики')).toBeVisible();

    await user.click(within(head()).getByRole('button'));
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    expect(prices()).toStrictEqual(prices().toSorted((a, b) => b - a));
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Цена по запросу');

    await user.click(within(head()).getByRole('button'));
    expect(head()).toHaveAttribute('aria-sort', 'none');
    expect(articles()).toStrictEqual(inOrder);
    expect(categoriesInOrder()).not.toStrictEqual([]);
  });

  test('answers while one types, and is shown whole by a button', async () => {
    const { user } = await openPage('/prices?category=364304aa361b06ece3118386');
    await user.type(screen.getByRole('searchbox'), 'KK-3360');
    await waitFor(() =>
      expect(articles()).toStrictEqual(['KK-3360-01', 'KK-3360-02', 'KK-3360-03']),
    );
    expect(screen.getByText(/^Найдено/)).toHaveTextContent('Найдено 3 из 123');
    await user.click(screen.getByRole('button', { name: /^Показать весь прайс-лист/ }));
    expect(articles()).toHaveLength(123);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('is searched again after the field is emptied by its cross', async () => {
    const { user } = await openPage('/prices?q=KK-3360-01');
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(articles()).toHaveLength(123));
  });

  test('links each name to the page of its carpet', async () => {
    await openPage('/prices?q=VG-4060-01');
    const [category] = demo.categories;
    const name = 'Ковёр грязезащитный «Страйп», 40×60 см, серый';
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.carpet(category?._id ?? '', { _id: '9934f1de1eaaaaa461dfa092', model: 'Страйп' }),
    );
  });
});

describe('The selection from the price list', () => {
  test('shows the sum at the price of the tier reached, and the number of carpets', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    expect(tableRow('VG-4060-01').getByText('13 550 ₽')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent('Выбрана 1 позиция');
    await user.clear(quantityField('VG-4060-01'));
    expect(bar().getByRole('status')).toBeEmptyDOMElement();
  });

  test('is added in one step; a carpet in the cart gets the new amount', async () => {
    localStorage.setItem('cart', '[{"_id":"9934f1de1eaaaaa461dfa092","amount":10}]');
    const { user, store } = await openPage('/prices');
    expect(await tableRow('VG-4060-01').findByText('В корзине: 10 шт')).toBeVisible();
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(tableRow('KK-3360-01').getByRole('button', { name: 'Увеличить' }));
    await user.click(bar().getByRole('button', { name: 'В корзину' }));

    expect(selectCartItems(store.getState())).toMatchObject([
      { _id: '9934f1de1eaaaaa461dfa092', amount: 50 },
      { article: 'KK-3360-01', amount: 12 },
    ]);
    expect(quantityField('VG-4060-01')).toHaveValue('');
    expect(bar().getByRole('status')).toBeEmptyDOMElement();
    expect(bar().queryByRole('button')).not.toBeInTheDocument();
  });

  test('is emptied by «Очистить»', async () => {
    const { user, store } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '20');
    await user.click(bar().getByRole('button', { name: 'Очистить' }));
    expect(bar().getByRole('status')).toBeEmptyDOMElement();
    expect(quantityField('VG-4060-01')).toHaveValue('');
    expect(selectCartItems(store.getState())).toStrictEqual([]);
  });

  describe.each(['Очистить', 'В корзину'])('«%s» leaves the focus in the list', (name) => {
    test('on the last quantity when pressed by keyboard', async () => {
      const { user } = await openPage('/prices');
      await user.type(quantityField('VG-4060-01'), '20');
      await user.type(quantityField('VG-6090-04'), '30');
      act(() => bar().getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
      expect(bar().queryByRole('button')).not.toBeInTheDocument();
      expect(quantityField('VG-6090-04')).toHaveFocus();
    });

    test('on no field when touched, which would open the keyboard on the screen', async () => {
      const { user } = await openPage('/prices');
      // jsdom lays nothing out
      const boxes = Object.assign([new DOMRect()], { item: () => null });
      jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
      await user.type(quantityField('VG-4060-01'), '20');
      await user.click(bar().getByRole('button', { name }));
      expect(screen.getByRole('table').contains(document.activeElement)).toBe(true);
      expect(document.activeElement).not.toHaveAttribute('role', 'spinbutton');
    });
  });

  test('stays while the list is filtered', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.type(screen.getByRole('searchbox'), 'кокосовый{Enter}');
    expect(bar().getByRole('status')).toHaveTextContent('Выбрана 1 позиция');
  });

  test('offers corrections of a wrong amount', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '45');
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription(/^Кратно\s10: 40 или 50\s?\?$/);
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: '40' }));
    expect(quantityField('VG-4060-01')).toHaveValue('40');
  });

  test('loses a carpet whose quantity is emptied, without an error', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.clear(quantityField('VG-4060-01'));
    await user.tab();
    expect(quantityField('VG-4060-01')).toBeValid();
  });

  test('leaves out an invalid amount', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50x');
    await user.tab();
    expect(quantityField('VG-4060-01')).toHaveValue('50x');
    expect(quantityField('VG-4060-01')).toHaveAccessibleDescription('Не поняли количество');
    expect(bar().getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^Вернуть/ })).not.toBeInTheDocument();
  });

  test('puts a carpet without a price into the cart and opens the call-back dialog', async () => {
    const { user } = await openPage('/prices');
    const focusOnOpening = recordFocusOnOpening();
    await user.click(tableRow('VG-90150-07').getByRole('button', { name: 'Запросить цену' }));
    expect(await screen.findByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
    expect(tableRow('VG-90150-07').getByText('В корзине: 10 шт')).toBeInTheDocument();
    expect(focusOnOpening()).toBe(tableRow('VG-90150-07').getByText('В корзине: 10 шт'));
  });
});
