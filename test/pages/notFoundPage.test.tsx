import { screen, waitFor, within } from '@testing-library/react';
import { demo, renderApp } from '../support/renderApp';

describe('404 page', () => {
  test('says that the page was not found', () => {
    renderApp('/no/such/page');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
    expect(document.title).toBe('Страница не найдена — Порог');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Такой страницы на сайте нет. Найдите товар в каталоге или вернитесь на главную.',
    );
    expect(
      screen.getByText(
        'Она переехала, или адрес набран с ошибкой. Найдите товар или выберите раздел.',
      ),
    ).toBeVisible();
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
    expect(screen.getByRole('heading', { name: 'Результаты поиска' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Разделы сайта' })).not.toBeInTheDocument();
  });

  test('has one entry in the history for all that is typed, and none for an empty query', async () => {
    const { user } = renderApp('/no/such/page');
    const entries = window.history.length;
    const field = screen.getByRole('searchbox');
    await user.type(field, 'VG-6090');
    await waitFor(() => expect(window.location.search).toBe('?q=VG-6090'));
    expect(window.history.length).toBe(entries + 1);
    await user.type(field, '-04');
    await waitFor(() => expect(window.location.search).toBe('?q=VG-6090-04'));
    expect(window.history.length).toBe(entries + 1);
    await user.clear(field);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.location.href).not.toContain('?');
    expect(await screen.findByRole('heading', { name: 'Популярные категории' })).toBeVisible();
  });

  test('shows the first four categories and a link to all of them', () => {
    renderApp('/no/such/page');
    expect(screen.getByRole('heading', { name: 'Популярные категории' })).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toStrictEqual([
      '/catalog',
      ...demo.categories.slice(0, 4).map(({ _id }) => `/catalog/${_id}`),
    ]);
    expect(links[0]).toHaveTextContent('Весь каталог');
  });

  test.each([
    ['no settings', {}],
    ['nothing published', { categories: [{ ...demo.categories[0], isPublished: false }] }],
  ])('shows no categories with %s', (_case, settings) => {
    renderApp('/no/such/page', settings);
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
