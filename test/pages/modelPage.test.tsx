import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const address = (model: string) => `/catalog/96a7747841c8368567d4f62a/${encodeURIComponent(model)}`;

/** A category with one model, whose carpets have these fields. */
function settingsWith(...items: readonly object[]) {
  const carpets = items.map((item, index) => ({ _id: `${index}`, title: 'Ковёр', ...item }));
  return { categories: [{ _id: '1', title: 'Ковры', isPublished: true, items: carpets }] };
}

describe('The page of a model', () => {
  test('has its name, its place in the catalogue and its prices', () => {
    renderApp(address('Страйп'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ковёр грязезащитный «Страйп»',
    );
    const path = within(screen.getByRole('navigation', { name: 'Путь' }));
    expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Каталог',
      'Ворсовые грязезащитные ковры',
      'Страйп',
    ]);
    expect(screen.getByText('257–3 710 ₽')).toBeVisible();
    expect(screen.getByText('зависит от размера, цвета и количества')).toBeVisible();
    expect(document.title).toBe('Ковёр грязезащитный «Страйп» — Порог');
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Каталог');
  });

  test('of a carpet without a model and with hardly any data shows only what is known', () => {
    renderApp('/catalog/1/0', settingsWith({}));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ковёр');
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Цена по запросу')).toBeVisible();
    expect(screen.queryByText(/зависит/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Описание' })).not.toBeInTheDocument();
  });

  test('shows the description of a carpet that has no model', () => {
    renderApp('/catalog/1/0', settingsWith({ description: 'Круглый' }));
    expect(screen.getByText('Круглый')).toBeVisible();
  });

  test.each(['a/b', '50 %', 'что?', '#1', '«"\'&<b>'])('is found by the id %s', (id) => {
    renderApp(`/catalog/1/${encodeURIComponent(id)}`, settingsWith({ _id: id }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ковёр');
  });
});

describe('An address without a model', () => {
  test('links to its category', () => {
    renderApp(address('Вельвет'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Товар не найден');
    const header = within(screen.getByRole('banner'));
    for (const link of header.getAllByRole('link', { name: 'Ворсовые грязезащитные ковры' })) {
      expect(link).toHaveAttribute('href', '/catalog/96a7747841c8368567d4f62a');
    }
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('and without a category links to the catalogue', () => {
    renderApp('/catalog/unknown/Страйп');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Категория не найдена');
  });
});
