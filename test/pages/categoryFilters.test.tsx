import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../support/renderApp';

const address = '/catalog/96a7747841c8368567d4f62a';
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const articles = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const [, article] = within(row).queryAllByRole('cell');
    return article?.textContent ?? [];
  });

describe('Filters of a category', () => {
  test('offer the values of the items with counts; a filter with a single value is not shown', async () => {
    await openPage(address);
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Цветсерый 5коричневый 5бордовый 5графитовый 4синий 4']),
    );
    expect(chip('40×60')).toHaveTextContent('3');
    expect(screen.queryByText('Тип')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Материал' })).not.toBeInTheDocument();
  });

  test('filter the table, update one another’s counts and are kept in the address', async () => {
    const { user } = await openPage(address);
    await user.click(chip('60×90'));
    expect(articles()).toEqual([
      'VG-6090-04',
      'VG-6090-05',
      'VG-6090-06',
      'AT-6090-01',
      'AT-6090-02',
    ]);
    expect(chip('серый')).toHaveTextContent('1');
    expect(chip('40×60')).toHaveTextContent('3');

    await user.click(chip('серый'));
    expect(screen.getByText('Показано 1 из 23')).toBeVisible();
    expect(decodeURIComponent(window.location.search)).toBe('?size=60×90&color=серый');
  });

  describe('with many values', () => {
    const items = Array.from({ length: 40 }, (_, n) => ({
      _id: `${n}`,
      article: `KV-${n}`,
      title: 'Коврик',
      width: 50,
      length: 60 + n,
    }));
    const settings = {
      categories: [{ _id: 'mats', title: 'Коврики', isPublished: true, items }],
    };

    test('hide some of them until the visitor unfolds the list', async () => {
      const { user } = await openPage('/catalog/mats', settings);
      expect(chip('50×83')).toBeVisible();
      expect(screen.getByText('50×84')).not.toBeVisible();
      await user.click(screen.getByText('Ещё 16'));
      await user.click(chip('50×84'));
      expect(screen.getByText('Показано 1 из 40')).toBeVisible();
      await user.click(chip('50×84'));
      expect(chip('50×84')).toBeVisible();
      await user.click(screen.getByText('Свернуть'));
      expect(screen.getByText('50×84')).not.toBeVisible();
    });

    test('show all of them if the address has chosen a hidden one, and can be folded', async () => {
      const { user } = await openPage('/catalog/mats?size=50×84', settings);
      expect(chip('50×84')).toBeVisible();
      await user.click(screen.getByText('Свернуть'));
      expect(screen.getByText('Ещё 16')).toBeVisible();
    });
  });

  test('are removed one by one with Back', async () => {
    const { user } = await openPage(address);
    await user.click(chip('60×90'));
    await user.click(chip('серый'));
    act(() => window.history.back());
    expect(await screen.findByText('Показано 5 из 23')).toBeVisible();
    expect(chip('серый')).toHaveAttribute('aria-pressed', 'false');
  });

  test('are read from the address, except for unknown values', async () => {
    await openPage(`${address}?size=40×60&size=1×1&color=none&sort=constructor&view=&x[y]=1`);
    expect(screen.getByText('Показано 3 из 23')).toBeVisible();
  });

  test('are counted without unknown values', async () => {
    await openPage(`${address}?q=+&color=none&material=резина&size=40×60`);
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры1');
    expect(screen.getByRole('button', { name: 'Сбросить всё' })).toBeVisible();
  });

  test('are not offered for resetting if all values are unknown', async () => {
    await openPage(`${address}?q=+&color=none&material=резина`);
    expect(screen.getByText('Показано 23 из 23')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent(/^Фильтры$/);
    expect(screen.queryByRole('button', { name: 'Сбросить всё' })).not.toBeInTheDocument();
  });

  test('may have more values in the address than the array limit of 20', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `size=${index}`).join('&');
    await openPage(`${address}?${many}&size=40×60`);
    expect(screen.getByText('Показано 3 из 23')).toBeVisible();
  });

  test('are offered for resetting if no carpet matches', async () => {
    const { user } = await openPage(`${address}?q=самовар`);
    expect(screen.getByText(/Ничего не нашли/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
    expect(screen.getByText('Показано 23 из 23')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('');
  });

  test('are reset together, without the sorting', async () => {
    const { user } = await openPage(`${address}?color=серый&sort=price`);
    await user.click(screen.getByRole('button', { name: 'Сбросить всё' }));
    expect(screen.getByText('Показано 23 из 23')).toBeVisible();
    expect(window.location.search).toBe('?sort=price');
  });
});

describe('Search in a category', () => {
  test('filters while the visitor types and adds one history entry', async () => {
    const { user } = await openPage(address);
    const entries = window.history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'бордо');
    expect(await screen.findByText('Показано 5 из 23')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'вый ');
    expect(await screen.findByText('Показано 5 из 23')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('бордовый ');
    expect(window.history.length).toBe(entries + 1);
  });
});

describe('Sorting', () => {
  test('by price puts carpets on request last', async () => {
    const { user } = await openPage(address);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по цене');
    expect(articles()[0]).toBe('VG-4060-01');
    expect(articles().at(-1)).toBe('VG-90150-07');
    expect(window.location.search).toBe('?sort=price');
  });
});

describe('View', () => {
  test('of cards is chosen by a link and kept in the address', async () => {
    const { user } = await openPage(address);
    await user.click(screen.getByRole('link', { name: 'Карточки' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /VG-4060-01/ })).toBeVisible();
    expect(window.location.search).toBe('?view=cards');
  });

  test('is restored on the next visit, unless the address names another one', async () => {
    localStorage.setItem('catalogLayout', 'cards');
    const { unmount } = await openPage(address);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    unmount();
    await openPage(`${address}?view=table`);
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  });
});
