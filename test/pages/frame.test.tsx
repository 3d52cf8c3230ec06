import { act, screen, waitFor, within } from '@testing-library/react';
import { demo, renderApp } from '../support/renderApp';

const menu = [
  ['Главная', '/'],
  ['Каталог', '/catalog'],
  ['Условия работы', '/conditions'],
  ['Цены', '/prices'],
  ['Контакты', '/contacts'],
] as const;

const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('link', { name });

describe('Header (spec §2)', () => {
  test.each(menu)(
    'the top navigation leads to «%s» at %s and marks it active',
    async (name, path) => {
      const { user } = renderApp(path === '/' ? '/cart' : '/');
      const nav = screen.getByRole('navigation', { name: 'Основное меню' });
      const entry = within(nav).getByRole('link', { name });
      expect(entry).toHaveAttribute('href', path);
      expect(entry).not.toHaveAttribute('aria-current');

      await user.click(entry);

      expect(window.location.pathname).toBe(path);
      const current = within(nav)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current).toEqual([entry]);
    },
  );

  test('the caption names the company’s quoted brand', () => {
    renderApp();
    expect(screen.getByText('Сайт Торговой компании «Порог»')).toBeInTheDocument();
  });

  test('the e-mail and the office phone with its hours are links', () => {
    renderApp();
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'zakaz@example.com' })).toHaveAttribute(
      'href',
      'mailto:zakaz@example.com',
    );
    expect(
      within(header).getByRole('link', { name: 'Офис (пн-пт с 9 до 18) +7 (495) 000-00-01' }),
    ).toHaveAttribute('href', 'tel:+74950000001');
  });

  test('«Закажи обратный звонок» opens the call-back dialog', async () => {
    const { user } = renderApp();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Закажи обратный звонок' }));
    expect(screen.getByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
  });

  test('«Оформить» leads to the cart, and appears only when the cart is not empty', () => {
    renderApp('/catalog');
    expect(screen.getByRole('banner')).toHaveTextContent('КорзинаНет товаров');
    expect(screen.queryByRole('link', { name: 'Оформить' })).not.toBeInTheDocument();
  });

  test('a cart that is not empty shows its count and «Оформить»', async () => {
    localStorage.setItem('cart', JSON.stringify([{ _id: 'x', amount: 3 }]));
    const { user } = renderApp('/catalog');
    await user.click(await screen.findByRole('link', { name: 'Оформить' }));
    expect(window.location.pathname).toBe('/cart');
    expect(screen.getByRole('banner')).toHaveTextContent('1 товар');
  });

  test('the gallery is on the home page; other pages have the background image', async () => {
    const { user } = renderApp('/');
    const header = screen.getByRole('banner');
    expect(within(header).getAllByRole('img').length).toBeGreaterThan(0);
    expect(header.querySelector('[src^="/background.jpg"]')).toBeNull();
    await user.click(menuLink('Контакты'));
    expect(header.querySelector('[src^="/background.jpg"]')).not.toBeNull();
  });
});

describe('Footer (spec §2)', () => {
  test('logo, tagline, menu, four phones with hours, e-mail and copyright', () => {
    renderApp('/contacts');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Оптовая торговля ковриками и напольными покрытиями');
    const nav = within(footer).getByRole('navigation');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(menu);
    expect(
      within(footer)
        .getAllByRole('link', { name: /^\+7/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:+74950000001', 'tel:+74950000002', 'tel:+78000000003', 'tel:+74950000004']);
    expect(footer).toHaveTextContent('Офис пн–пт 9:00–18:00');
    expect(footer).toHaveTextContent('Склад пн–пт 9:00–16:30');
    expect(within(footer).getByRole('link', { name: 'zakaz@example.com' })).toHaveAttribute(
      'href',
      'mailto:zakaz@example.com',
    );
  });

  test('the copyright runs from 1996 to the current year', () => {
    renderApp('/contacts');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© 1996–${new Date().getFullYear()} ООО «Порог»`,
    );
  });
});

describe('Without data about the company', () => {
  test.each(['/', '/catalog', '/conditions', '/prices', '/contacts', '/cart', '/nowhere'])(
    '%s invents nothing',
    async (path) => {
      renderApp(path, {});
      await act(() => Promise.resolve()); // the cart has been read
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(document.body).not.toHaveTextContent(/undefined|NaN|null|«»|₽|\+7/);
      for (const heading of screen.getAllByRole('heading'))
        expect(heading).not.toBeEmptyDOMElement();
    },
  );
});

describe('A change of route', () => {
  test('title, heading and focus are the new page’s', async () => {
    const { user } = renderApp('/');
    await user.click(menuLink('Контакты'));
    const heading = screen.getByRole('heading', { level: 1, name: 'Контакты' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Контакты — Порог');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  test('search engines are told the new page’s address, or that there is none', async () => {
    const { user } = renderApp('/nowhere');
    const canonical = () =>
      [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
        link.getAttribute('href'),
      );
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(canonical()).toEqual([]);
    await user.click(menuLink('Контакты'));
    await waitFor(() => expect(canonical()).toEqual(['https://www.example.com/contacts']));
    expect(robots()).toBeUndefined();
  });

  test('Back leads to the page before', async () => {
    const { user } = renderApp('/prices');
    await user.click(menuLink('Контакты'));
    window.history.back();
    expect(await screen.findByRole('heading', { level: 1, name: /цены|прайс/i })).toBeVisible();
  });

  test('an unknown address shows the 404 screen', () => {
    renderApp('/nowhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  });
});

test('every published category of the settings has its screen at /catalog/{id} (spec §2)', () => {
  for (const { _id, title, isPublished } of demo.categories) {
    const { unmount } = renderApp(`/catalog/${_id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      isPublished ? title : 'Категория не найдена',
    );
    unmount();
  }
});
