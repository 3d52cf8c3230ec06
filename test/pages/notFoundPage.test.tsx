import { screen, within } from '@testing-library/react';
import { demo, renderApp } from '../support/renderApp';

describe('404 page', () => {
  test('says that the page was not found', () => {
    renderApp('/no/such/page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
    expect(document.title).toBe('Страница не найдена — Порог');
  });

  test('links to the five main pages', () => {
    renderApp('/no/such/page');
    const links = within(screen.getByRole('navigation', { name: 'Разделы сайта' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toStrictEqual([
      ['Главная', '/'],
      ['Каталог', '/catalog'],
      ['Условия работы', '/conditions'],
      ['Цены', '/prices'],
      ['Контакты', '/contacts'],
    ]);
  });

  test('searches the catalogue', async () => {
    const { user } = renderApp('/no/such/page');
    await user.type(
      screen.getByRole('searchbox', { name: 'Найти товар или артикул' }),
      'коврик 60×90{Enter}',
    );
    expect(window.location.pathname).toBe('/catalog');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('коврик 60×90');
  });

  test('answers in place while one types', async () => {
    const { user } = renderApp('/no/such/page');
    await user.type(screen.getByRole('searchbox'), 'VG-6090-04');
    expect(await screen.findByRole('link', { name: /VG-6090-04/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Популярные категории' })).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/no/such/page');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('shows popular categories', () => {
    renderApp('/no/such/page');
    expect(screen.getByRole('heading', { name: 'Популярные категории' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Кокосовые коврики/ })).toBeVisible();
  });

  test.each([
    ['no settings', {}],
    ['nothing published', { categories: [{ ...demo.categories[0], isPublished: false }] }],
  ])('shows no categories with %s', (_case, settings) => {
    renderApp('/no/such/page', settings);
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
