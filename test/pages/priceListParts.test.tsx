import { screen, waitFor, within } from '@testing-library/react';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { address } from '../support/screens/address';
import { quantityField, tableRow } from '../support/tableRow';

const category = (_id: string, title: string, items: readonly object[]) => ({
  ...{ _id, title, isPublished: true },
  items: items.map((item, index) => ({ _id: `${_id}${index}`, title: 'Ковёр', ...item })),
});

// in an order of its own, which no column has
const mats = category('m', 'Ковры', [
  { article: 'К-2', title: 'Ковёр синий', price: 300, width: 60, length: 90 },
  { article: 'К-1', title: 'Ковёр серый', price: 100, width: 40, length: 60, availability: 'мало' },
  { article: 'К-3', title: 'Дорожка vegatt' },
]);
const brushes = category('b', 'Щётки', [
  { article: 'Щ-1', title: 'Щётка vegatt', price: 200, width: 30, length: 50 },
]);

const open = (query = '', categories: readonly object[] = [mats, brushes], rest: object = {}) =>
  openPage(`/prices${query}`, { categories, ...rest });

const articles = () =>
  [...screen.getByRole('table').querySelectorAll('tbody td:first-child')].map(plain);
const sections = () => screen.queryByRole('navigation', { name: 'Разделы прайс-листа' });
const count = () => plain(screen.getByText(/^(Найдено|Показано)/));
const wholeList = () => screen.queryByRole('button', { name: /^Показать весь прайс-лист/ });
const bar = () => screen.getByRole('region', { name: 'Выбранное' });

describe('The sections of the price list', () => {
  test('are linked to, with the number of their goods, and keep the filters', async () => {
    const { user } = await open('?priced=1');
    const links = within(sections() ?? document.body).getAllByRole('link');
    expect(links.map(plain)).toStrictEqual(['Ковры 2', 'Щётки 1']);
    expect(links.map((link) => link.getAttribute('href'))).toStrictEqual([
      '/prices?priced=1#group-m',
      '/prices?priced=1#group-b',
    ]);
    await user.click(links[1] ?? document.body);
    expect(document.getElementById(window.location.hash.slice(1))).toHaveTextContent(/^Щётки/);
  });

  test.each([
    ['of a search', '?q=vegatt', [mats, brushes]],
    ['of a sorted list', '?sort=price', [mats, brushes]],
    ['of one section', '', [mats]],
  ])('%s are not', async (_, query, categories) => {
    await open(query, categories);
    expect(screen.getByRole('table')).toBeVisible();
    expect(sections()).not.toBeInTheDocument();
  });

  test('and their models head links to their pages', async () => {
    await open('', [category('m', 'Ковры', [{ model: 'А' }, { model: 'А' }])]);
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toStrictEqual([
      '/catalog/m',
      `/catalog/m/${encodeURIComponent('А')}`,
      `/catalog/m/${encodeURIComponent('А')}#item-m0`,
      `/catalog/m/${encodeURIComponent('А')}#item-m1`,
    ]);
  });
});

describe('What the price list shows', () => {
  test('is all goods at first, with nothing more to show', async () => {
    await open();
    expect(count()).toBe('Показано 4 из 4');
    expect(wholeList()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('все');
    expect(screen.getByRole('searchbox', { name: 'Артикул, название или размер' })).toHaveAttribute(
      'placeholder',
      'Артикул, название или размер',
    );
  });

  test('is narrowed by filters, and whole again by a button that names all goods', async () => {
    const { user } = await open('?category=b');
    expect(count()).toBe('Показано 1 из 4');
    expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Щётки');
    expect(plain(wholeList() ?? document.body)).toBe('Показать весь прайс-лист, 4 позиции');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Категория' }), 'все');
    expect(address()).toBe('/prices');
    expect(wholeList()).not.toBeInTheDocument();
  });

  test('keeps its sorting when it is shown whole again', async () => {
    const { user } = await open('?q=ковёр&category=m&stock=1&priced=1&sort=-price');
    expect(count()).toBe('Найдено 1 из 4');
    await user.click(wholeList() ?? document.body);
    expect(address()).toBe('/prices?sort=-price');
    expect(articles()).toStrictEqual(['К-2', 'Щ-1', 'К-1', 'К-3']);
  });

  test.each([
    ['Только в наличии', '?stock=1', ['К-1']],
    ['Только с ценой', '?priced=1', ['К-2', 'К-1', 'Щ-1']],
  ])('is narrowed and widened again by «%s»', async (name, query, shown) => {
    const { user } = await open();
    const box = () => screen.getByRole('checkbox', { name });
    expect(box()).not.toBeChecked();
    await user.click(box());
    expect(box()).toBeChecked();
    expect(address()).toBe(`/prices${query}`);
    expect(articles()).toStrictEqual(shown);
    await user.click(box());
    expect(address()).toBe('/prices');
  });

  test('shows all categories for one that is unknown', async () => {
    await open('?category=x');
    expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('все');
    expect(articles()).toHaveLength(4);
  });

  test('can be passed on as a link', async () => {
    const { user } = await open('?q=vegatt&category=b&sort=-price&view=x');
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку на выборку' }));
    expect(writeText).toHaveBeenCalledWith(
      'http://localhost/prices?q=vegatt&category=b&sort=-price',
    );
  });

  test('is one entry in the history for all that is typed into the search', async () => {
    const { user } = await open();
    const entries = window.history.length;
    const field = screen.getByRole('searchbox');
    await user.type(field, 'vega');
    await waitFor(() => expect(address()).toBe('/prices?q=vega'));
    expect(window.history.length).toBe(entries + 1);
    await user.type(field, 'tt');
    await waitFor(() => expect(address()).toBe('/prices?q=vegatt'));
    expect(window.history.length).toBe(entries + 1);
    expect(count()).toBe('Найдено 2 из 4');
  });

  test.each([
    ['Артикул', 'article', ['К-1', 'К-2', 'К-3', 'Щ-1']],
    ['Наименование', 'title', ['К-3', 'К-1', 'К-2', 'Щ-1']],
    ['Размер', 'size', ['Щ-1', 'К-1', 'К-2', 'К-3']],
  ])('is sorted by «%s»', async (title, sorting, sorted) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: title }));
    expect(address()).toBe(`/prices?sort=${sorting}`);
    expect(screen.getByRole('columnheader', { name: title })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(articles()).toStrictEqual(sorted);
  });
});

describe('A price list without matches', () => {
  test('names the query, a similar one and a way back', async () => {
    const { user } = await open('?q=vegamo');
    expect(screen.getByText(/^Ничего не нашли по «vegamo»\. Может быть,/)).toBeVisible();
    expect(count()).toBe('Найдено 0 из 4');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(wholeList()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '«vegatt»' }));
    expect(address()).toBe('/prices?q=vegatt');
    expect(articles()).toStrictEqual(['К-3', 'Щ-1']);
  });

  test('blames the filters if the query alone finds something', async () => {
    const { user } = await open('?q=vegatt&stock=1');
    expect(screen.getByText(/^Ничего не нашли\./)).toBeVisible();
    expect(screen.queryByText(/Может быть/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
    expect(address()).toBe('/prices?q=vegatt');
    expect(articles()).toStrictEqual(['К-3', 'Щ-1']);
  });

  test('searches a chosen category as its page does, and offers what it has', async () => {
    const { user } = await open('?q=ковёр+vegatt&category=b');
    expect(articles()).toStrictEqual(['Щ-1']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'vegamo');
    await user.click(await screen.findByRole('button', { name: '«vegatt»' }));
    expect(address()).toBe('/prices?q=vegatt&category=b');
    expect(articles()).toStrictEqual(['Щ-1']);
  });

  test('blames the filters without a query', async () => {
    await open('?stock=1', [brushes]);
    expect(screen.getByText(/^Ничего не нашли\./)).toBeVisible();
  });
});

describe('A row of the price list', () => {
  const cells = (article: string) =>
    [...(screen.getByText(article, { selector: 'td' }).closest('tr')?.cells ?? [])].map(plain);

  test('tells what is known about a carpet', async () => {
    await open('', [
      category('m', 'Ковры', [
        {
          ...{ article: 'К-1', title: 'Ковёр «А», серый', model: 'А', width: 40, length: 60 },
          ...{ packQty: 5, minLot: 10, step: 5, price: 100, availability: 'мало' },
          ...{ priceTiers: [{ from: 50, price: 90 }] },
        },
        { article: 'К-2', title: 'Ковёр «А», синий', model: 'А', unit: 'м²' },
      ]),
    ]);
    expect(cells('К-1').slice(0, 9)).toStrictEqual([
      'К-1',
      'Ковёр «А», серый40×60 см · в упаковке 5 шт · мин. партия 10 шт Мало',
      '40×60 см',
      'шт',
      '5 шт',
      '10 шт',
      '100 ₽',
      'от 50 — 90 ₽',
      'Мало',
    ]);
    expect(cells('К-2').slice(0, 8)).toStrictEqual([
      ...['К-2', 'Ковёр «А», синиймин. партия 1 м² ', '', 'м²', '', '1 м²'],
      ...['Цена по запросу', ''],
    ]);
  });

  test('has a sum from the amount at which its prices begin', async () => {
    const { user } = await open('', [
      category('m', 'Ковры', [{ article: 'К-1', priceTiers: [{ from: 50, price: 90 }] }]),
    ]);
    expect(cells('К-1').slice(6, 8)).toStrictEqual(['по запросу', 'от 50 — 90 ₽']);
    await user.type(quantityField('К-1'), '2');
    expect(cells('К-1').at(-1)).toBe('');
    expect(plain(bar())).toBe('Выбрана 1 позицияОчиститьВ корзину');
    await user.clear(quantityField('К-1'));
    await user.type(quantityField('К-1'), '50');
    expect(cells('К-1').at(-1)).toBe('4 500 ₽');
    expect(plain(bar())).toBe('Выбрана 1 позиция4 500 ₽ОчиститьВ корзину');
  });

  test('names the carpet by its title if it has no article', async () => {
    await open('', [category('m', 'Ковры', [{ price: 5 }])]);
    expect(screen.getByRole('spinbutton', { name: 'Количество: Ковёр' })).toHaveValue('');
  });

  test('shows what is in the cart, with a link to it, and asks for a price once', async () => {
    localStorage.setItem('cart', '[{"_id":"m1","amount":3},{"_id":"m2","amount":1}]');
    await open();
    const link = (article: string) => tableRow(article).findByRole('link', { name: /^В корзине/ });
    expect(await link('К-1')).toHaveAttribute('href', '/cart');
    expect(plain(await link('К-1'))).toBe('В корзине: 3 шт');
    expect(plain(await link('К-3'))).toBe('В корзине: 1 шт');
    expect(tableRow('К-3').queryByRole('button')).not.toBeInTheDocument();
    expect(quantityField('К-1')).toHaveValue('');
    expect(tableRow('К-2').queryByRole('link', { name: /^В корзине/ })).not.toBeInTheDocument();
  });

  test('asks for an unknown price by a button that announces a dialog', async () => {
    await open();
    const ask = tableRow('К-3').getByRole('button', { name: 'Запросить цену' });
    expect(ask).toHaveAttribute('aria-haspopup', 'dialog');
    expect(tableRow('К-3').queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});

describe('The bar of what is chosen', () => {
  test('adds up sums, and tells the page that it covers its end', async () => {
    const { user } = await open();
    const covers = () => document.documentElement.hasAttribute('data-selection-bar');
    expect(covers()).toBe(false);
    await user.type(quantityField('К-1'), '2');
    await user.type(quantityField('К-2'), '3');
    expect(plain(bar())).toBe('Выбрано 2 позиции1 100 ₽ОчиститьВ корзину');
    expect(covers()).toBe(true);
    await user.click(within(bar()).getByRole('button', { name: 'Очистить' }));
    expect(plain(bar())).toBe('');
    expect(covers()).toBe(false);
  });
});

test('The heading of the printed list names the company, its contacts and the terms', async () => {
  const company = { brand: 'Порог', phones: { office: '+7 (495) 000-00-01' }, email: 'a@b.ru' };
  await open('', [mats], { company, priceList: { date: '2026-11-01' } });
  const heading = screen.getByText('Торговая компания «Порог»').parentElement;
  expect([...(heading?.children ?? [])].map(plain)).toStrictEqual([
    'Торговая компания «Порог»',
    '+7 (495) 000-00-01 · a@b.ru',
    'Прайс-лист от 1 ноября 2026',
    'Цены действительны на 1 ноября 2026. Не является публичной офертой',
  ]);
});
