import { devTools } from '../support/devTools';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const menu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const inRow = (article: string, name: string) =>
  within(screen.getByRole('row', { name: new RegExp(article) })).getByRole('button', { name });

/** What a visitor does; each is one action at least. */
const visit: readonly (() => HTMLElement)[] = [
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Ворсовые грязезащитные ковры/ }),
  () => inRow('VG-4060-01', 'В корзину'),
  () => inRow('VG-4060-02', 'В корзину'),
  () => button('серый 5'),
  () => inRow('VG-6090-04', 'В корзину'),
  () => button('коричневый 5'),
  () => inRow('VG-6090-05', 'В корзину'),
  () => menu('Цены'),
  () => menu('Контакты'),
  () => screen.getByRole('link', { name: 'Оформить' }),
  () => inRow('VG-4060-01', 'Увеличить'),
  () => inRow('VG-4060-01', 'Увеличить'),
  () => button('Удалить VG-4060-02'),
  () => button('Вернуть'),
  () => inRow('VG-6090-05', 'Уменьшить'),
  () => button('Удалить VG-6090-04'),
  () => menu('Условия работы'),
  () => menu('Главная'),
  () => screen.getByRole('link', { name: 'Оформить' }),
  () => button('Очистить корзину'),
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Кокосовые коврики/ }),
  () => screen.getByRole('link', { name: /Следующая категория/ }),
  () => menu('Контакты'),
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Ворсовые грязезащитные ковры/ }),
  () => inRow('VG-4060-01', 'В корзину'),
  () => screen.getByRole('link', { name: 'Оформить' }),
  () => inRow('VG-4060-01', 'Увеличить'),
];

/** All that tells one moment from another. */
const look = () => ({
  address: window.location.pathname + window.location.search,
  title: document.title,
  heading: document.querySelector('h1')?.textContent,
  entry: document.querySelector('nav [aria-current=page]')?.textContent,
  count: document.querySelector('header [role=status]')?.textContent,
  lines: [...document.querySelectorAll<HTMLInputElement>('input[aria-label^="Количество: "]')].map(
    ({ ariaLabel, value }) => `${ariaLabel ?? ''} — ${value}`,
  ),
});

const storage = () => [localStorage, sessionStorage].flatMap((one) => Object.entries<string>(one));

test('time travel over thirty actions shows each moment as it was, and leaves no trace', async () => {
  const { user, store } = renderApp('/');
  const seen = new Map([[devTools.moment(), look()]]);
  for (const next of visit) {
    await user.click(next());
    seen.set(devTools.moment(), look());
  }
  await waitFor(() => {
    const { items, saved } = store.getState().cart;
    expect(saved).toEqual(items);
  });
  const now = look();
  const left = { storage: storage(), entries: window.history.length, moments: devTools.moments() };
  expect(seen.size).toBe(31);

  const moments = [...seen.keys()];
  for (const moment of [...moments.toReversed(), ...moments, 0, left.moments - 1]) {
    act(() => void devTools.jumpTo(moment));
    if (moment > 0) expect([moment, look()]).toEqual([moment, seen.get(moment) ?? now]);
    expect(storage()).toEqual(left.storage);
  }
  expect(window.history.length).toBe(left.entries);
  expect(devTools.moments()).toBe(left.moments);

  await user.click(inRow('VG-4060-01', 'Уменьшить'));
  await waitFor(() =>
    expect(localStorage.getItem('cart')).toMatch(/^\[{[^{]*"amount":10,[^{]*}\]$/),
  );
}, 30_000);
