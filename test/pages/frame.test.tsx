import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createApp } from '../../src/app/createApp';
import { demo, renderApp } from '../support/renderApp';
import { demoSettings } from '../support/settings/demoSettings';

const menu = [
  ['Главная', '/'],
  ['Каталог', '/catalog'],
  ['Условия работы', '/conditions'],
  ['Цены', '/prices'],
  ['Контакты', '/contacts'],
] as const;

const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('link', { name });

describe('Header', () => {
  test.each(menu)(
    'the main menu links to «%s» at %s and marks the current page',
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
      expect(current).toStrictEqual([entry]);
    },
  );

  test('a link pressed before the site has started leads to its page', async () => {
    // React answers as soon as it has hydrated the page, and runs the effects later
    function PressAtOnce() {
      useLayoutEffect(() => menuLink('Контакты').click(), []);
      return null;
    }
    window.history.pushState(null, '', '/prices');
    const { app } = createApp(demoSettings, { prerendered: false });
    render(
      <>
        {app}
        <PressAtOnce />
      </>,
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Контакты');
    expect(menuLink('Контакты')).toHaveAttribute('aria-current', 'page');
  });

  test('the caption names the company’s quoted brand', () => {
    renderApp();
    expect(screen.getByText('Сайт Торговой компании «Порог»')).toBeInTheDocument();
  });

  test('there is no caption without a brand', () => {
    renderApp('/', { ...demo, company: {} });
    expect(screen.queryByText(/Сайт Торговой компании/)).not.toBeInTheDocument();
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

  test('the home page has the gallery, other pages the background image', async () => {
    const { user } = renderApp('/');
    const header = screen.getByRole('banner');
    expect(within(header).getAllByRole('img').length).toBeGreaterThan(0);
    expect(header.querySelector('[src^="/background.jpg"]')).toBeNull();
    await user.click(menuLink('Контакты'));
    expect(header.querySelector('[src^="/background.jpg"]')).not.toBeNull();
  });
});

describe('Footer', () => {
  test('has tagline, menu, four phones with hours and e-mail', () => {
    renderApp('/contacts');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Оптовая торговля ковриками и напольными покрытиями');
    const nav = within(footer).getByRole('navigation');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toStrictEqual(menu);
    expect(
      within(footer)
        .getAllByRole('link', { name: /^\+7/ })
        .map((link) => link.getAttribute('href')),
    ).toStrictEqual([
      'tel:+74950000001',
      'tel:+74950000002',
      'tel:+78000000003',
      'tel:+74950000004',
    ]);
    expect(footer).toHaveTextContent('Офис пн–пт 9:00–18:00');
    expect(footer).toHaveTextContent('Склад пн–пт 9:00–16:30');
    expect(within(footer).getByRole('link', { name: 'zakaz@example.com' })).toHaveAttribute(
      'href',
      'mailto:zakaz@example.com',
    );
  });

  test('has a copyright notice from 1996 to the current year', () => {
    renderApp('/contacts');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© 1996–${new Date().getFullYear()} ООО «Порог»`,
    );
  });
});

describe('The privacy policy', () => {
  const name = 'Политика обработки персональных данных';

  test('is linked to in the footer, in a new tab', () => {
    renderApp('/contacts', { company: { privacyUrl: 'https://example.com/privacy' } });
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://example.com/privacy');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('is not mentioned if the settings have none', () => {
    renderApp('/contacts');
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });
});

describe('Without settings', () => {
  test.each(['/', '/catalog', '/conditions', '/prices', '/contacts', '/cart', '/nowhere'])(
    '%s has a heading and no placeholders',
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

describe('Navigation', () => {
  test('sets the title and moves the focus to the new heading', async () => {
    const { user } = renderApp('/');
    await user.click(menuLink('Контакты'));
    const heading = screen.getByRole('heading', { level: 1, name: 'Контакты' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Контакты — Порог');
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  test('updates the canonical address; the 404 page has `noindex` instead', async () => {
    const { user } = renderApp('/nowhere');
    const canonical = () =>
      [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
        link.getAttribute('href'),
      );
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(canonical()).toStrictEqual([]);
    await user.click(menuLink('Контакты'));
    await waitFor(() => expect(canonical()).toStrictEqual(['https://www.example.com/contacts']));
    expect(robots()).toBeUndefined();
  });

  test('returns to the previous page with Back', async () => {
    const { user } = renderApp('/prices');
    await user.click(menuLink('Контакты'));
    window.history.back();
    expect(await screen.findByRole('heading', { level: 1, name: /цены|прайс/i })).toBeVisible();
  });
});

test('every published category has a page at /catalog/{id}', () => {
  for (const { _id, title, isPublished } of demo.categories) {
    const { unmount } = renderApp(`/catalog/${_id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      isPublished ? title : 'Категория не найдена',
    );
    unmount();
  }
});
