import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

/** Once the cart has been read. */
async function open(...where: Parameters<typeof renderApp>) {
  const app = renderApp(...where);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const address = '/catalog/96a7747841c8368567d4f62a';
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const articles = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const [, article] = within(row).queryAllByRole('cell');
    return article?.textContent ?? [];
  });

describe('Filters of a category', () => {
  test('offer the values that the items have, with counts; one with a single value is not shown', async () => {
    await open(address);
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Цветсерый 5коричневый 5бордовый 5']),
    );
    expect(chip('40×60')).toHaveTextContent('3');
    expect(screen.queryByText('Тип')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Материал' })).not.toBeInTheDocument();
  });

  test('narrow the table, count given one another, and stand in the address', async () => {
    const { user } = await open(address);
    await user.click(chip('60×90'));
    expect(articles()).toEqual(['VG-6090-04', 'VG-6090-05', 'VG-6090-06']);
    expect(chip('серый')).toHaveTextContent('1');
    expect(chip('40×60')).toHaveTextContent('3');

    await user.click(chip('серый'));
    expect(screen.getByText('Показано 1 из 15')).toBeVisible();
    expect(decodeURIComponent(window.location.search)).toBe('?size=60×90&color=серый');
  });

  describe('of a great many values', () => {
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

    test('fold the rest, which stays unfolded once it is', async () => {
      const { user } = await open('/catalog/mats', settings);
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

    test('unfold them where a link has chosen one, and can be folded there', async () => {
      const { user } = await open('/catalog/mats?size=50×84', settings);
      expect(chip('50×84')).toBeVisible();
      await user.click(screen.getByText('Свернуть'));
      expect(screen.getByText('Ещё 16')).toBeVisible();
    });
  });

  test('Back takes the last one off', async () => {
    const { user } = await open(address);
    await user.click(chip('60×90'));
    await user.click(chip('серый'));
    act(() => window.history.back());
    expect(await screen.findByText('Показано 3 из 15')).toBeVisible();
    expect(chip('серый')).toHaveAttribute('aria-pressed', 'false');
  });

  test('come with a link; what it names and does not exist is ignored', async () => {
    await open(`${address}?size=40×60&size=1×1&color=none&sort=constructor&view=&x[y]=1`);
    expect(screen.getByText('Показано 3 из 15')).toBeVisible();
  });

  test('what a link names and does not exist is not counted', async () => {
    await open(`${address}?q=+&color=none&material=резина&size=40×60`);
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры1');
    expect(screen.getByRole('button', { name: 'Сбросить всё' })).toBeVisible();
  });

  test('nor is it offered to be reset', async () => {
    await open(`${address}?q=+&color=none&material=резина`);
    expect(screen.getByText('Показано 15 из 15')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent(/^Фильтры$/);
    expect(screen.queryByRole('button', { name: 'Сбросить всё' })).not.toBeInTheDocument();
  });

  test('an address with more values than the limit of a list is read (spec §9)', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `size=${index}`).join('&');
    await open(`${address}?${many}&size=40×60`);
    expect(screen.getByText('Показано 3 из 15')).toBeVisible();
  });

  test('with nothing left offer to be reset', async () => {
    const { user } = await open(`${address}?q=самовар`);
    expect(screen.getByText(/Ничего не нашли/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
    expect(screen.getByText('Показано 15 из 15')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('');
  });

  test('are all reset at once', async () => {
    const { user } = await open(`${address}?color=серый&sort=price`);
    await user.click(screen.getByRole('button', { name: 'Сбросить всё' }));
    expect(screen.getByText('Показано 15 из 15')).toBeVisible();
    expect(window.location.search).toBe('?sort=price');
  });
});

describe('Search in a category', () => {
  test('goes on while one types and replaces the address', async () => {
    const { user } = await open(address);
    const entries = window.history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'бордовый ');
    expect(await screen.findByText('Показано 5 из 15')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('бордовый ');
    expect(window.history.length).toBe(entries);
  });
});

describe('Sorting', () => {
  test('by price puts what is on request last', async () => {
    const { user } = await open(address);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'по цене');
    expect(articles()[0]).toBe('VG-4060-01');
    expect(articles().at(-1)).toBe('VG-90150-07');
    expect(window.location.search).toBe('?sort=price');
  });
});

describe('View', () => {
  test('as cards is remembered, and the address wins', async () => {
    const { user } = await open(address);
    await user.click(screen.getByRole('link', { name: 'Карточки' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /VG-4060-01/ })).toBeVisible();
    expect(window.location.search).toBe('?view=cards');
  });

  test('is recalled on the next visit, unless the address says otherwise', async () => {
    localStorage.setItem('catalogLayout', 'cards');
    const { unmount } = await open(address);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    unmount();
    await open(`${address}?view=table`);
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  });
});
