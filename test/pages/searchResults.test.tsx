import { screen, within } from '@testing-library/react';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { address } from '../support/screens/address';

const category = (_id: string, title: string, items: readonly object[]) => ({
  _id,
  title,
  isPublished: true,
  items: items.map((item, index) => ({ _id: `${_id}${index}`, title: 'Щётка', ...item })),
});
const open = (query: string, ...categories: readonly object[]) =>
  openPage(`/catalog?q=${encodeURIComponent(query)}`, { categories });
const links = (list: string) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('link');

describe('The results of a search', () => {
  test('begin with the categories and models that they are from', async () => {
    const model = { model: 'Мох', title: 'Ковёр «Мох»' };
    await open(
      'ковёр',
      category('a', 'Ковры', [model, model, { title: 'Ковёр' }]),
      category('b', 'Щётки', [{ title: 'Ковёр' }, {}, {}]),
    );
    expect(links('Категории и модели').map(plain)).toStrictEqual([
      'Ковры 3',
      'Ковёр «Мох» 2',
      'Щётки найдено 1 из 3',
    ]);
    expect(links('Категории и модели').map((link) => link.getAttribute('href'))).toStrictEqual([
      '/catalog/a',
      `/catalog/a/${encodeURIComponent('Мох')}`,
      '/catalog/b',
    ]);
  });

  test('keep a size beside its unit in the titles of models', async () => {
    const model = { model: 'Мох 60×90 см', title: 'Ковёр «Мох 60×90 см»' };
    await open('ковёр', category('a', 'Щётки', [model, model, {}]));
    const titles = links('Категории и модели').map(({ textContent }) => textContent);
    expect(titles).toContainEqual(expect.stringMatching(/60×90\u00A0см/));
  });

  test('keep the question mark beside the last of the similar queries', async () => {
    await openPage(`/catalog?q=${encodeURIComponent('кавролин')}`);
    const similar = await screen.findByRole('button', { name: '«ковролин»' });
    expect(similar.parentElement).toHaveTextContent(/^«ковролин»\?$/);
    expect(similar.closest('p')).toHaveTextContent(
      'Ничего не нашли по «кавролин». Может быть, «ковролин»? Сбросить поиск?',
    );
  });

  test('are from six of them at most', async () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      category(`${n}`, `Ковры ${n}`, [{ title: 'Ковёр' }]),
    );
    await open('ковёр', ...many);
    expect(links('Категории и модели')).toHaveLength(6);
    expect(links('Товары')).toHaveLength(8);
  });

  test('tell article, category, size, stock and price, as far as they are known', async () => {
    await open(
      'ковёр',
      category('a', 'Ковры', [
        {
          ...{ title: 'Ковёр 1', article: 'К-1', width: 40, length: 60, availability: 'в наличии' },
          ...{ price: 300, step: 5, priceTiers: [{ from: 5, price: 250 }] },
        },
        { title: 'Ковёр 2' },
      ]),
    );
    expect(links('Товары').map(plain)).toStrictEqual([
      'Ковёр 1К-1 · Ковры · 40×60 смВ наличии300 ₽от 5 — 250 ₽',
      'Ковёр 2КоврыЦена по запросу',
    ]);
    expect(links('Товары')[0]).toHaveAttribute('href', '/catalog/a/a0#item-a0');
  });

  test('are a hundred at most, which is said', async () => {
    const items = Array.from({ length: 101 }, (_, n) => ({ title: `Ковёр ${n}` }));
    await open('ковёр', category('a', 'Ковры', items));
    expect(links('Товары')).toHaveLength(100);
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(
      'По запросу «ковёр»: 101 позиция, показаны первые 100',
    );
  });
});

describe('A search without results', () => {
  const goods = category('a', 'Ковры', [{ title: 'Ковёр Vegatt' }, { title: 'Vegatt' }]);

  test('leads to similar queries', async () => {
    const { user } = await open('vegamo', goods);
    expect(screen.getByText(/^Ничего не нашли по «vegamo»\. Может быть,/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '«vegatt»' }));
    expect(address()).toBe('/catalog?q=vegatt');
    expect(links('Товары')).toHaveLength(2);
  });

  test('can be reset to the whole catalogue', async () => {
    const { user } = await open('самовар', goods);
    expect(screen.queryByText(/Может быть/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Сбросить поиск?' }));
    expect(address()).toBe('/catalog');
    expect(screen.getByRole('link', { name: /^Ковры/ })).toBeVisible();
  });

  describe('in a category', () => {
    const openCategory = (query: string, items: readonly object[] = []) =>
      openPage(`/catalog/a?${query}`, {
        categories: [goods, category('b', 'Щётки', items)],
      });

    test('leads to similar queries in the category and to the other categories', async () => {
      const { user } = await openCategory('q=щётка+vegatt&view=cards', [{ title: 'Щётка Vegatt' }]);
      expect(screen.getByRole('link', { name: 'В других категориях: 1' })).toHaveAttribute(
        'href',
        `/catalog?${new URLSearchParams({ q: 'щётка vegatt' }).toString()}`,
      );
      await user.click(screen.getByRole('button', { name: '«vegatt»' }));
      expect(address()).toBe('/catalog/a?q=vegatt&view=cards');
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    });

    test('does not lead to other categories that have nothing either', async () => {
      await openCategory('q=самовар', [{}]);
      expect(screen.getByText(/^Ничего не нашли по «самовар»\./)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^В других категориях/ })).not.toBeInTheDocument();
    });

    test('blames the filters if the query alone finds something', async () => {
      const colors = ['серый', 'синий'].map((color) => ({ title: `Ковёр ${color}`, color }));
      const { user } = await openPage('/catalog/c?q=синий&color=серый', {
        categories: [category('c', 'Ковры', colors), category('d', 'Щётки', [{ title: 'синий' }])],
      });
      expect(screen.getByText(/^Ничего не нашли\./)).toBeVisible();
      expect(screen.queryByText(/Может быть|В других/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
      expect(address()).toBe('/catalog/c?q=синий');
      expect(screen.queryByText(/^Ничего не нашли/)).not.toBeInTheDocument();
    });
  });
});
