import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { demo, renderApp } from '../support/renderApp';
import { address } from '../support/screens/address';

const narrow = /width </;
const touch = /coarse/;
/** The media queries that match. */
let matching: readonly RegExp[] = [];
const listeners = new Set<() => void>();

beforeEach(() => {
  matching = [narrow, touch];
  listeners.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matching.some((pattern) => pattern.test(media)),
      onchange: null,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

const field = () =>
  within(screen.getByRole('banner')).getAllByRole('combobox', {
    name: 'Найти товар или артикул',
  })[0] ?? document.body;
const sheet = () => screen.queryByRole('dialog', { name: 'Поиск' });
const inSheet = () => within(sheet() ?? document.createElement('p'));
const own = () => inSheet().getByRole('combobox', { name: 'Найти товар или артикул' });
const closed = () => waitFor(() => expect(sheet()).not.toBeInTheDocument());

async function openSheet(path = '/conditions', settings: unknown = demo) {
  const app = renderApp(path, settings);
  await app.user.click(field());
  await screen.findByRole('dialog', { name: 'Поиск' });
  return app;
}

describe('The search over the screen of a phone', () => {
  test('begins with a size, a colour and an article that the catalogue has', async () => {
    const { user } = await openSheet();
    expect(inSheet().getByText('Например:')).toBeVisible();
    const examples = () =>
      inSheet()
        .queryAllByRole('button', { name: /^(40×60|серый|VG)/ })
        .map(plain);
    expect(examples()).toStrictEqual(['40×60', 'серый', 'VG-4060-01']);
    await user.click(inSheet().getByRole('button', { name: 'серый' }));
    expect(own()).toHaveValue('серый');
    expect(own()).toHaveFocus();
    expect(examples()).toStrictEqual([]);
    await user.clear(own());
    await user.type(own(), ' ');
    expect(examples()).toHaveLength(3);
  });

  test.each([
    ['no examples', [], []],
    ['those that it has', [{ title: 'Щётка' }, { title: 'Щётка', color: 'синий' }], ['синий']],
    ['a size with its fractions', [{ width: 37.5, length: 100 }], ['37,5×100']],
  ])('shows for a small catalogue %s', async (_, goods, expected) => {
    await openSheet('/conditions', oneCategory(goods));
    const catalogue = inSheet().getByRole('link', { name: 'Весь каталог' });
    const examples = catalogue.parentElement ?? document.body;
    expect(
      within(examples)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toStrictEqual(expected);
    expect(within(examples).queryAllByText('Например:')).toHaveLength(expected.length);
  });

  test('leads to the whole catalogue', async () => {
    const { user } = await openSheet();
    const link = inSheet().getByRole('link', { name: 'Весь каталог' });
    expect(link).toHaveAttribute('href', '/catalog');
    await user.click(link);
    await closed();
    expect(address()).toBe('/catalog');
  });

  test('leaves its text in the header when the screen is turned and has become wide', async () => {
    const { user } = await openSheet();
    await user.type(own(), 'щетинка');
    matching = [touch];
    act(() => listeners.forEach((notify) => notify()));
    expect(sheet()).not.toBeInTheDocument();
    expect(field()).toHaveValue('щетинка');
  });

  describe('with a mouse', () => {
    beforeEach(() => {
      matching = [narrow];
    });

    const focusField = async () => {
      const { user } = renderApp('/conditions');
      act(() => field().focus());
      await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
      expect(sheet()).not.toBeInTheDocument();
      return user;
    };

    test('is opened by a press', async () => {
      const user = await focusField();
      await user.click(field());
      expect(sheet()).toBeInTheDocument();
      expect(own()).toHaveFocus();
    });

    test('is opened by typing, and goes on with the text', async () => {
      const user = await focusField();
      await user.keyboard('к');
      expect(own()).toHaveFocus();
      await user.keyboard('ойр');
      expect(own()).toHaveValue('койр');
    });

    test('is open for a text that was typed while its code was loading', async () => {
      const { user } = renderApp('/conditions');
      fireEvent.input(field(), { target: { value: 'койр' } });
      act(() => field().focus());
      expect(await screen.findByRole('dialog', { name: 'Поиск' })).toBeVisible();
      expect(own()).toHaveValue('койр');
      await user.keyboard('!');
      expect(own()).toHaveValue('койр!');
    });
  });

  test('stays closed if the text was submitted before its code came', async () => {
    renderApp('/catalog');
    act(() => {
      field().focus();
      fireEvent.input(field(), { target: { value: 'койр' } });
      fireEvent.submit(field());
    });
    await waitFor(() => expect(address()).toBe('/catalog?q=койр'));
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    expect(field()).toHaveFocus();
    expect(sheet()).not.toBeInTheDocument();
  });

  test('locks the page behind it, and is closed by Back', async () => {
    await openSheet();
    expect(document.documentElement).toHaveAttribute('data-search-sheet');
    fireEvent.input(own(), { target: { value: 'койр' } });
    fireEvent.popState(window);
    await closed();
    expect(document.documentElement).not.toHaveAttribute('data-search-sheet');
    expect(field()).toHaveValue('койр');
  });

  test('leaves a page that scrolls after a call-back that was opened in it', async () => {
    const { user } = await openSheet();
    await user.type(own(), 'кавролинчик');
    await user.click(await inSheet().findByRole('button', { name: 'Заказать звонок' }));
    const callback = screen.getByRole('dialog', { name: 'Заказать обратный звонок' });
    expect(document.documentElement).toHaveAttribute('data-modal');
    await user.click(within(callback).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(callback).not.toBeVisible());
    await act(() => Promise.resolve());
    await user.click(inSheet().getByRole('button', { name: 'Закрыть поиск' }));
    await closed();
    expect(document.documentElement).not.toHaveAttribute('data-modal');
  });

  test('can be emptied, and opened again with the text that was left', async () => {
    const { user } = await openSheet();
    expect(inSheet().queryByRole('button', { name: 'Очистить поиск' })).not.toBeInTheDocument();
    await user.type(own(), 'койр');
    await user.click(inSheet().getByRole('button', { name: 'Очистить поиск' }));
    expect(own()).toHaveValue('');
    expect(own()).toHaveFocus();
    await user.type(own(), 'про');
    await user.click(inSheet().getByRole('button', { name: 'Закрыть поиск' }));
    await closed();
    await user.click(field());
    await screen.findByRole('dialog', { name: 'Поиск' });
    expect(own()).toHaveValue('про');
  });

  test('shows carpets, a category and a button for all results, without a hint at keys', async () => {
    const { user } = await openSheet();
    expect(own()).toHaveAttribute('aria-expanded', 'false');
    await user.type(own(), 'VG-6090-06');
    const options = await inSheet().findAllByRole('option');
    expect(options).toHaveLength(2);
    expect(own()).toHaveAttribute('aria-expanded', 'true');
    expect(inSheet().queryByText('выбрать', { exact: false })).not.toBeInTheDocument();
    // the button is no option
    fireEvent.keyDown(own(), { key: 'ArrowUp' });
    expect(inSheet().getByRole('option', { selected: true })).toBe(options[1]);
    const all = inSheet().getByRole('link', { name: 'Все результаты (1)' });
    expect(all).toHaveAttribute('href', '/catalog?q=VG-6090-06');
    await user.click(all);
    await closed();
    expect(address()).toBe('/catalog?q=VG-6090-06');
  });

  test('says what was added, until the query changes', async () => {
    const { user } = await openSheet();
    await user.type(own(), 'VG-6090-06');
    const status = () => inSheet().getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent('Найдено: 1 позиция'));
    await user.click(inSheet().getByTitle('Добавить в корзину'));
    expect(status()).toHaveTextContent(/^VG-6090-06: в корзине 10\sшт$/);
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 10 }]));
    await user.type(own(), '{Backspace}{Backspace}');
    await waitFor(() => expect(status()).toHaveTextContent('Найдено: 3 позиции'));
  });

  test('names by its title what has no article', async () => {
    const { user } = await openSheet('/conditions', oneCategory([{ title: 'Щётка', unit: 'м²' }]));
    await user.type(own(), 'щётка');
    await user.click(await inSheet().findByTitle('Добавить в корзину'));
    expect(inSheet().getByRole('status')).toHaveTextContent(/^Щётка: в корзине 1\sм²$/);
  });

  test('counts nothing if the page has only a part of the catalogue', async () => {
    const categories = demo.categories.map((category, index) =>
      index === 0 ? category : { ...category, items: [], count: 5 },
    );
    const { user } = await openSheet(`/catalog/${categories[0]?._id}`, { ...demo, categories });
    await user.type(own(), 'кавролин');
    expect(await inSheet().findByRole('link', { name: 'Искать во всём каталоге' })).toBeVisible();
    expect(inSheet().getByRole('status')).toBeEmptyDOMElement();
  });

  test('becomes a panel below the field when the screen grows wider', async () => {
    const { user } = renderApp('/conditions');
    act(() => field().focus());
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    act(() => {
      matching = [];
      for (const listener of [...listeners]) listener();
    });
    await user.type(field(), 'койр');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
    expect(sheet()).not.toBeInTheDocument();
  });
});
