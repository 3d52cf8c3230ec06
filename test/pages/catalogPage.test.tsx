import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../src/shared/paths';
import { demo, openPage } from '../support/renderApp';

const tiles = () => within(screen.getByRole('main')).getAllByRole('listitem');

describe('Catalogue page', () => {
  test('names the company in quotes and describes what it offers', async () => {
    await openPage('/catalog');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Каталог компании «Порог»' }),
    ).toBeVisible();
    expect(
      screen.getByText('Компания предлагает широкий ассортимент ковриков для любой входной двери'),
    ).toBeVisible();
  });

  test('shows the published categories only, each a link with its picture and count', async () => {
    await openPage('/catalog');
    expect(tiles()).toHaveLength(12);
    expect(screen.queryByText(/для бассейна/)).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Кокосовые коврики/ });
    expect(link).toHaveAttribute('href', '/catalog/364304aa361b06ece3118386');
    expect(link).toHaveTextContent('11 позиций');
    expect(link.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/gallery\/categories\/coir/),
    );
  });

  test('names queries to begin with: a size, a colour and an article that it has', async () => {
    const { user } = await openPage('/catalog');
    const names = within(screen.getByText('Например:')).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toStrictEqual([
      '40×60',
      'серый',
      'VG-4060-01',
    ]);
    await user.click(screen.getByRole('link', { name: 'VG-4060-01' }));
    expect(new URLSearchParams(window.location.search).get('q')).toBe('VG-4060-01');
  });

  test('names no queries without goods', async () => {
    await openPage('/catalog', {});
    expect(screen.queryByText('Например:')).not.toBeInTheDocument();
  });

  test.each([
    [0, '0 позиций'],
    [1, '1 позиция'],
    [3, '3 позиции'],
    [11, '11 позиций'],
    [21, '21 позиция'],
  ])('counts %i items as «%s»', async (count, words) => {
    const items = Array.from({ length: count }, (_, index) => ({ _id: index, title: 'Коврик' }));
    await openPage('/catalog', {
      categories: [{ _id: 1, title: 'Коврики', isPublished: true, items }],
    });
    expect(screen.getByRole('link', { name: /^Коврики/ })).toHaveTextContent(words);
  });

  test.each([{}, { categories: [{ _id: 1, title: 'Тайна', isPublished: 'true' }] }])(
    'has a message if nothing is published',
    async (settings) => {
      await openPage('/catalog', settings);
      expect(
        screen.getByText('Каталог скоро появится. Запросите прайс-лист по телефону'),
      ).toBeVisible();
      expect(screen.queryByText('Тайна')).not.toBeInTheDocument();
    },
  );
});

describe('Search in the catalogue', () => {
  test('lists results, each of which links to its row on the page of its model', async () => {
    const { user } = await openPage('/catalog');
    await user.type(screen.getByRole('searchbox'), 'VG-6090-04{Enter}');
    expect(window.location.search).toBe('?q=VG-6090-04');
    const result = screen.getByRole('link', { name: /VG-6090-04/ });

    await user.click(result);
    const [category] = demo.categories;
    expect(window.location.pathname).toBe(paths.model(category?._id ?? '', 'Страйп'));
    const target = document.getElementById(window.location.hash.slice(1));
    expect(target).toHaveTextContent('VG-6090-04');
  });

  test('keeps the focus in the field and shows how many carpets were found', async () => {
    const { user } = await openPage('/catalog');
    const field = screen.getByRole('searchbox');
    const status = within(screen.getByRole('main')).getByRole('status');
    expect(status).toHaveTextContent(/^12.категорий, 123.позиции$/);

    await user.type(field, '  VG-6090-04 ');
    await waitFor(() => expect(window.location.search).toBe('?q=VG-6090-04'));
    await user.type(field, '{Enter}');
    expect(field).toHaveFocus();
    expect(window.location.search).toBe('?q=VG-6090-04');
    expect(status).toBeInTheDocument();
    expect(status).toHaveTextContent(/^По запросу «VG-6090-04»: 1.позиция$/);

    await user.clear(field);
    await user.type(field, 'самовар{Enter}');
    expect(status).toHaveTextContent(/^По запросу «самовар»: 0.позиций$/);
  });

  test('answers while one types, and shows which categories the results are from', async () => {
    const { user } = await openPage('/catalog');
    await user.type(screen.getByRole('searchbox'), 'VG-6090');
    const groups = await screen.findByRole('list', { name: 'Категории и модели' });
    expect(within(groups).getAllByText(/^найдено 3 из \d+$/)[0]).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('listitem');
    expect(items.map((each) => /VG-\d+-\d+/.exec(each.textContent)?.[0])).toStrictEqual([
      'VG-6090-04',
      'VG-6090-05',
      'VG-6090-06',
    ]);
  });

  test('updates its field on Back', async () => {
    const { user } = await openPage('/catalog');
    await user.type(screen.getByRole('searchbox'), 'самовар{Enter}');
    act(() => window.history.back());
    expect(await screen.findByRole('link', { name: /^Кокосовые коврики/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('repeats the query if nothing was found', async () => {
    await openPage('/catalog?q=самовар');
    expect(screen.getByText(/^Ничего не нашли по «самовар»/)).toBeVisible();
  });

  test('ignores a query that is not a string', async () => {
    await openPage('/catalog?q[a]=1&q[b]=2');
    expect(tiles()).toHaveLength(12);
  });
});
