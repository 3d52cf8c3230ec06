import { devTools } from '../support/devTools';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const menu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Основное меню' })).getByRole('link', { name });
const toCart = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Оформить' });
const button = (name: string) => screen.getByRole('button', { name });
/** The checkbox of a filter's value, also in a list that is closed. */
const option = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
const inRow = (article: string, name: string) =>
  within(screen.getByRole('row', { name: new RegExp(article) })).getByRole('button', { name });

/** The controls that a visitor presses; each dispatches at least one action. */
const steps: readonly (() => HTMLElement)[] = [
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Ворсовые грязезащитные ковры/ }),
  () => inRow('VG-4060-01', 'В корзину'),
  () => inRow('VG-4060-02', 'В корзину'),
  () => option('серый 5'),
  () => inRow('VG-6090-04', 'В корзину'),
  () => option('коричневый 5'),
  () => inRow('VG-6090-05', 'В корзину'),
  () => menu('Цены'),
  () => menu('Контакты'),
  toCart,
  () => inRow('VG-4060-01', 'Увеличить'),
  () => inRow('VG-4060-01', 'Увеличить'),
  () => button('Удалить VG-4060-02'),
  () => button('Вернуть'),
  () => inRow('VG-4060-01', 'Уменьшить'),
  () => button('Удалить VG-6090-04'),
  () => menu('Условия работы'),
  () => menu('Главная'),
  toCart,
  () => button('Очистить корзину'),
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Кокосовые коврики/ }),
  () => screen.getByRole('link', { name: /Следующая категория/ }),
  () => menu('Контакты'),
  () => menu('Каталог'),
  () => screen.getByRole('link', { name: /Ворсовые грязезащитные ковры/ }),
  () => inRow('VG-4060-01', 'В корзину'),
  toCart,
  () => inRow('VG-4060-01', 'Увеличить'),
];

/** The parts of a page that differ between snapshots. */
const readPage = () => ({
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

test('time travel over thirty actions restores each snapshot, without side effects', async () => {
  const { user, store } = renderApp('/');
  const seen = new Map([[devTools.currentSnapshot(), readPage()]]);
  for (const next of steps) {
    await user.click(await waitFor(next));
    seen.set(devTools.currentSnapshot(), readPage());
  }
  await waitFor(() => {
    const { items, saved } = store.getState().cart;
    expect(saved).toStrictEqual(items);
  });
  const now = readPage();
  const before = {
    storage: storage(),
    entries: window.history.length,
    snapshots: devTools.snapshotCount(),
  };
  expect(seen.size).toBe(31);

  const snapshots = [...seen.keys()];
  for (const snapshot of [...snapshots.toReversed(), ...snapshots, 0, before.snapshots - 1]) {
    act(() => void devTools.jumpTo(snapshot));
    if (snapshot > 0)
      expect([snapshot, readPage()]).toStrictEqual([snapshot, seen.get(snapshot) ?? now]);
    expect(storage()).toStrictEqual(before.storage);
  }
  expect(window.history.length).toBe(before.entries);
  expect(devTools.snapshotCount()).toBe(before.snapshots);

  await user.click(inRow('VG-4060-01', 'Уменьшить'));
  await waitFor(() =>
    expect(localStorage.getItem('cart')).toMatch(/^\[{[^{]*"amount":10,[^{]*}\]$/),
  );
}, 60_000);
