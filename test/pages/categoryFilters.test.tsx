import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchCode } from '../../src/state/settings/useSearch';
import { holdCode } from '../support/holdCode';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';
import { shownCount, tableRow } from '../support/tableRow';

const chip = (title: string) => screen.getByText(new RegExp(`^${title}`), { selector: 'summary' });
/** The checkbox of a value, also in a list that is closed. */
const option = (name: string) =>
  screen.getByRole('checkbox', { name: new RegExp(`^${name}`), hidden: true });
const articles = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const [, article] = within(row).queryAllByRole('cell');
    return article?.textContent ?? [];
  });

describe('Filters of a category', () => {
  test('offer the values of the items with counts; a filter with a single value is not shown', async () => {
    await openPage(matsPath);
    const filters = within(screen.getByRole('group', { name: 'Фильтры' }));
    const groups = filters.getAllByRole('group', { hidden: true });
    expect(groups.map(({ textContent }) => textContent)).toStrictEqual(
      expect.arrayContaining(['Цветсерый 5коричневый 5бордовый 5графитовый 4синий 4']),
    );
    expect(option('40×60')).toHaveAccessibleName(/^40×60\sсм 3$/);
    expect(screen.queryByText('Тип')).not.toBeInTheDocument();
    expect(filters.queryByText('Материал')).not.toBeInTheDocument();
  });

  test('filter the table, update one another’s counts and are kept in the address', async () => {
    const { user } = await openPage(matsPath);
    await user.click(option('60×90'));
    expect(articles()).toStrictEqual([
      'VG-6090-04',
      'VG-6090-05',
      'VG-6090-06',
      'AT-6090-01',
      'AT-6090-02',
    ]);
    expect(option('серый')).toHaveAccessibleName('серый 1');
    expect(option('40×60')).toHaveAccessibleName(/3$/);
    expect(chip('Размер')).toHaveTextContent('Размер1');

    await user.click(option('серый'));
    expect(shownCount()).toHaveTextContent('Показано 1 из 23');
    expect(decodeURIComponent(window.location.search)).toBe('?size=60×90&color=серый');
  });

  test.each<[string, () => void, string]>([
    [
      'a sorting',
      () =>
        fireEvent.change(screen.getByRole('combobox', { name: 'Сортировка' }), {
          target: { value: 'price' },
        }),
      '?color=серый&sort=price',
    ],
    [
      'a layout',
      () => fireEvent.click(screen.getByRole('link', { name: 'Карточки' })),
      '?color=серый&view=cards',
    ],
  ])('are kept by %s chosen before their code has come', async (_name, choose, query) => {
    const { user } = await openPage(matsPath);
    const current = jest.spyOn(searchCode, 'current').mockReturnValue(undefined);
    const release = holdCode(searchCode);
    await user.click(option('серый'));
    choose();
    current.mockRestore();
    release();
    await waitFor(() => expect(decodeURIComponent(window.location.search)).toBe(query));
  });

  test('are kept by a text typed before their code has come', async () => {
    const { user } = await openPage(matsPath);
    const current = jest.spyOn(searchCode, 'current').mockReturnValue(undefined);
    const release = holdCode(searchCode);
    await user.click(option('серый'));
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'vg');
    // longer than the pause after which a typed text is searched for
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(decodeURIComponent(window.location.search)).toBe('?color=серый');
    current.mockRestore();
    release();
    await waitFor(() =>
      expect(decodeURIComponent(window.location.search)).toBe('?q=vg&color=серый'),
    );
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
      expect(option('50×83')).not.toBeVisible();
      await user.click(chip('Размер'));
      expect(option('50×83')).toBeVisible();
      expect(option('50×84')).not.toBeVisible();
      await user.click(screen.getByText('Ещё 16'));
      await user.click(option('50×84'));
      expect(shownCount()).toHaveTextContent('Показано 1 из 40');
      await user.click(option('50×84'));
      expect(option('50×84')).toBeVisible();
      await user.click(screen.getByText('Свернуть'));
      expect(option('50×84')).not.toBeVisible();
    });

    test('show all of them if the address has chosen a hidden one, and can be folded', async () => {
      const { user } = await openPage('/catalog/mats?size=50×84', settings);
      await user.click(chip('Размер'));
      expect(option('50×84')).toBeVisible();
      await user.click(screen.getByText('Свернуть'));
      expect(screen.getByText('Ещё 16')).toBeVisible();
    });
  });

  test('are removed one by one with Back', async () => {
    const { user } = await openPage(matsPath);
    await user.click(option('60×90'));
    await user.click(option('серый'));
    act(() => window.history.back());
    await waitFor(() => expect(shownCount()).toHaveTextContent('Показано 5 из 23'));
    expect(option('серый')).not.toBeChecked();
  });

  test('are read from the address, except for unknown values', async () => {
    await openPage(`${matsPath}?size=40×60&size=1×1&color=none&sort=constructor&view=&x[y]=1`);
    expect(shownCount()).toHaveTextContent('Показано 3 из 23');
  });

  test('are counted without unknown values', async () => {
    await openPage(`${matsPath}?q=+&color=none&material=резина&size=40×60`);
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры1');
    expect(screen.getAllByRole('button', { name: /^Убрать фильтр/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Сбросить всё' })).toBeVisible();
  });

  test('are not offered for resetting if all values are unknown', async () => {
    await openPage(`${matsPath}?q=+&color=none&material=резина`);
    expect(shownCount()).toHaveTextContent('Показано 23 из 23');
    expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent(/^Фильтры$/);
    expect(screen.queryByRole('button', { name: 'Сбросить всё' })).not.toBeInTheDocument();
  });

  test('may have more values in the address than the array limit of 20', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `size=${index}`).join('&');
    await openPage(`${matsPath}?${many}&size=40×60`);
    expect(shownCount()).toHaveTextContent('Показано 3 из 23');
  });

  test('are removed one by a double click, whatever comes to be in its place', async () => {
    await openPage(`${matsPath}?color=серый&color=синий`);
    const remove = (color: string) =>
      screen.getByRole('button', { name: `Убрать фильтр: ${color}` });
    fireEvent.click(remove('серый'), { detail: 1 });
    fireEvent.click(remove('синий'), { detail: 2 });
    expect(remove('синий')).toBeVisible();
  });

  test('are shown as chips that remove them', async () => {
    const { user } = await openPage(`${matsPath}?size=40×60&color=серый&color=синий`);
    const chosen = within(screen.getByRole('list', { name: 'Выбранные фильтры' }));
    expect(chosen.getAllByRole('button').map(({ textContent }) => textContent)).toStrictEqual([
      '40×60\u00A0см',
      'серый',
      'синий',
      'Сбросить всё',
    ]);
    await user.click(chosen.getByRole('button', { name: 'Убрать фильтр: серый' }));
    expect(decodeURIComponent(window.location.search)).toBe('?size=40×60&color=синий');
  });

  test('of one list are reset in it', async () => {
    const { user } = await openPage(`${matsPath}?size=40×60&color=серый&color=синий`);
    const [, ofColors] = screen.getAllByRole('button', { name: 'Сбросить' });
    await user.click(ofColors ?? document.body);
    expect(decodeURIComponent(window.location.search)).toBe('?size=40×60');
  });

  test('are closed by Escape, which returns the focus, and by a press elsewhere', async () => {
    const { user } = await openPage(matsPath);
    await user.click(chip('Размер'));
    await user.click(option('40×60'));
    await user.keyboard('{Escape}');
    expect(option('40×60')).not.toBeVisible();
    expect(chip('Размер')).toHaveFocus();

    await user.click(chip('Цвет'));
    expect(option('серый')).toBeVisible();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(option('серый')).not.toBeVisible();
  });

  test('are closed by a press on what cannot be focused, and by Tab, but not by other keys', async () => {
    const { user } = await openPage(matsPath);
    await user.click(chip('Цвет'));
    await user.keyboard('a');
    await user.click(option('серый'));
    expect(option('серый')).toBeVisible();
    await user.click(screen.getByText(/^Показано/));
    expect(option('серый')).not.toBeVisible();

    await user.click(chip('Цвет'));
    expect(option('серый')).toBeVisible();
    screen.getByRole('searchbox', { name: 'Поиск в категории' }).focus();
    expect(option('серый')).not.toBeVisible();
  });

  test('are offered for resetting if no carpet matches', async () => {
    const { user } = await openPage(`${matsPath}?q=самовар`);
    expect(screen.getByText(/Ничего не нашли/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры?' }));
    expect(shownCount()).toHaveTextContent('Показано 23 из 23');
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('');
  });

  test('are reset together, without the sorting', async () => {
    const { user } = await openPage(`${matsPath}?color=серый&sort=price`);
    await user.click(screen.getByRole('button', { name: 'Сбросить всё' }));
    expect(shownCount()).toHaveTextContent('Показано 23 из 23');
    expect(window.location.search).toBe('?sort=price');
  });
});

describe('Search in a category', () => {
  test('shows what a similar query finds when it is pressed', async () => {
    const { user } = await openPage(`${matsPath}?q=графитовыйжъ`);
    await user.click(await screen.findByRole('button', { name: '«графитовый»' }));
    await waitFor(() => expect(shownCount()).toHaveTextContent(/^Показано [1-9]\d* из 23/));
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('графитовый');
  });

  test('filters while the visitor types and adds one history entry', async () => {
    const { user } = await openPage(matsPath);
    const entries = window.history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'бордо');
    await waitFor(() => expect(shownCount()).toHaveTextContent('Показано 5 из 23'));
    await user.type(screen.getByRole('searchbox', { name: 'Поиск в категории' }), 'вый ');
    await waitFor(() => expect(shownCount()).toHaveTextContent('Показано 5 из 23'));
    expect(screen.getByRole('searchbox', { name: 'Поиск в категории' })).toHaveValue('бордовый ');
    expect(window.history.length).toBe(entries + 1);
  });
});

describe('Sorting', () => {
  const sortBy = async (label: string) => {
    const { user } = await openPage(matsPath);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), label);
  };
  const models = () => screen.queryAllByRole('rowheader', { name: /· Кратно/ });

  test('by price mixes the models and puts carpets on request last', async () => {
    await sortBy('по цене');
    expect(articles()[0]).toBe('VG-4060-01');
    expect(articles().indexOf('AT-6090-01')).toBeLessThan(articles().indexOf('VG-90150-08'));
    expect(articles().at(-1)).toBe('VG-90150-07');
    expect(models()).toStrictEqual([]);
    expect(tableRow('VG-4060-01').getByText('Кратно 10 шт = 1 упаковка')).toBeVisible();
    expect(window.location.search).toBe('?sort=price');
  });

  test('by title sorts the models', async () => {
    await sortBy('по названию');
    expect(models().map(({ textContent }) => /«.+?»/.exec(textContent)?.[0])).toStrictEqual([
      '«Атлант»',
      '«Страйп»',
    ]);
  });

  test('by size sorts the carpets of each model', async () => {
    await sortBy('по размеру');
    expect(models()).toHaveLength(2);
    expect(articles().slice(0, 4)).toStrictEqual([
      'VG-4060-01',
      'VG-4060-02',
      'VG-4060-03',
      'VG-6090-04',
    ]);
    expect(articles()[15]).toBe('AT-6090-01');
  });
});

describe('View', () => {
  test('of cards is chosen by a link and kept in the address', async () => {
    const { user } = await openPage(matsPath);
    await user.click(screen.getByRole('link', { name: 'Карточки' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /VG-4060-01/ })).toBeVisible();
    expect(window.location.search).toBe('?view=cards');
  });

  test('of matrices shows one for each model, without the rows that filters leave out', async () => {
    const { user } = await openPage(`${matsPath}?size=60×90`);
    await user.click(screen.getByRole('link', { name: 'Матрица' }));
    expect(window.location.search).toContain('view=matrix');
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toStrictEqual([
      expect.stringMatching(/«Страйп».*3 из 15/),
      expect.stringMatching(/«Атлант».*2 из 8/),
    ]);
    expect(screen.queryByRole('spinbutton', { name: /40×60/ })).not.toBeInTheDocument();
  });

  test.each([
    ['', ['А', 'В', 'Б']],
    ['&sort=title', ['А', 'Б', 'В']],
    ['&sort=price', ['В', 'А', 'Б']],
    ['&sort=size', ['А', 'В', 'Б']],
    ['&sort=price&color=серый', ['А', 'В']],
  ])('of matrices with «%s» shows the models %j', async (query, models) => {
    const items = [
      { model: 'А', color: 'серый', price: 300 },
      { model: 'В', color: 'серый', price: 400 },
      { model: 'А', color: 'синий', price: 500 },
      { model: 'Б', color: 'синий' },
      { model: 'В', color: 'синий', price: 100 },
    ].map((item) => ({ title: `Ковёр «${item.model}»`, ...item }));
    await openPage(`/catalog/1?view=matrix${query}`, oneCategory(items));
    const headings = screen.getAllByRole('heading', { level: 3 }).map(plain);
    expect(headings.map((text) => /«(.)»/.exec(text)?.[1])).toStrictEqual(models);
  });

  test('is restored on the next visit, unless the address names another one', async () => {
    localStorage.setItem('catalogLayout', 'cards');
    const { unmount } = await openPage(matsPath);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    unmount();
    await openPage(`${matsPath}?view=table`);
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  });
});
