import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { demo, renderApp } from '../support/renderApp';
import { address } from '../support/screens/address';
import { chosen, field, options } from '../support/screens/headerSearch';

async function search(text: string, path = '/conditions') {
  const app = renderApp(path);
  await app.user.type(field(), text);
  return app;
}

describe('Suggestions of the search in the header', () => {
  test('appear after two characters: six carpets, a category, all results', async () => {
    const { user } = await search('к');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), 'оврик');
    const list = await screen.findByRole('listbox', { name: 'Подсказки поиска' });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field().getAttribute('aria-controls')).toBe(list.id);
    const rows = await options();
    expect(rows).toHaveLength(8);
    expect(rows[6]).toHaveTextContent(/(категория|модель) · найдено \d+ из \d+/);
    expect(rows[7]).toHaveTextContent(/^Все результаты \(\d+\)$/);
  });

  test('appear for a text that is typed while their code starts', async () => {
    const { user } = renderApp('/catalog');
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: /Найти/ });
    const listen = input.addEventListener.bind(input);
    jest.spyOn(input, 'addEventListener').mockImplementation((type: string, ...rest) => {
      listen(type, ...rest);
      if (type !== 'input' || input.value !== '') return;
      input.value = 'VG-6090-06';
      // within an effect, where `act` must not be called
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await user.click(input);
    expect((await options())[0]).toHaveTextContent('VG-6090-06');
  });

  test('show name, article, stock and price, with the match marked', async () => {
    await search('VG-6090-06');
    const [first] = await options();
    expect(first).toHaveTextContent(
      'Ковёр грязезащитный «Страйп», 60×90 см, бордовыйVG-6090-06В наличии640 ₽за шт',
    );
    fireEvent.input(field(), { target: { value: 'страйп борд' } });
    await screen.findAllByText('Страйп', { selector: 'mark' });
    const [burgundy] = await options();
    const marks = [...(burgundy?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    expect(marks).toStrictEqual(['Страйп', 'борд']);
  });

  test('are chosen with the arrows, and opened with Enter', async () => {
    const { user } = await search('VG-6090-06');
    const rows = await options();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(rows.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(rows[0]);
    expect(field()).toHaveAttribute('aria-activedescendant', rows[0]?.id);
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/catalog\/\w+\/Страйп$/));
    expect(window.location.hash).toMatch(/^#item-/);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('stay chosen when the answer to the text before the choice comes after it', async () => {
    const { user } = await search('609');
    await options();
    act(() => {
      fireEvent.input(field(), { target: { value: '6090' } });
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
    });
    const [first, second] = await options();
    expect(chosen()).toBe(first);
    expect(first).toHaveTextContent('VG-6090-04');

    await user.type(field(), '-0');
    expect(chosen()).toBeNull();
    expect(second).toBeVisible();
  });

  test('without a choice, Enter opens all results', async () => {
    const { user } = await search('кокосовый');
    await options();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/catalog?q=кокосовый');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('кокосовый');
  });

  test('Enter shows what was found; Back to it and a link to the catalogue do not', async () => {
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(
      this: Element,
    ) {
      scrolledTo.push(this.id);
    });
    const { user } = await search('кокосовый');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Результаты поиска' })).toBeVisible();
    expect(scrolledTo).toContain('results');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    await user.click(menu.getByRole('link', { name: 'Цены' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Цены' })).toBeVisible();
    scrolledTo.length = 0;
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Результаты поиска' })).toBeVisible();
    await user.click(menu.getByRole('link', { name: 'Цены' }));
    await user.click(menu.getByRole('link', { name: 'Каталог' }));
    expect(await screen.findByRole('heading', { name: 'Категории' })).toBeVisible();
    expect(scrolledTo).toStrictEqual([]);
  });

  test('Ctrl + Enter adds the smallest amount, then the next step', async () => {
    const { user } = await search('VG-6090-06');
    await options();
    await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('option', { name: /В корзине: 10\sшт/ })).toBeInTheDocument();
    expect(await screen.findByText(/^В корзине: VG-6090-06, 10\sшт$/)).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^VG-6090-06: было 10\sшт, стало 20\sшт$/)).toBeVisible();
    await waitFor(() =>
      expect(storedCart()).toStrictEqual([expect.objectContaining({ amount: 20 })]),
    );
    expect(address()).toBe('/conditions');
  });

  test('the button for pointers adds the amount that it names and keeps the list open', async () => {
    const { user } = await search('VG-6090-06');
    await options();
    const add = screen.getAllByTitle('Добавить в корзину')[0];
    expect(add).toHaveTextContent(/^\+\s10 шт$/);
    expect(add).toHaveAttribute('aria-hidden', 'true');
    if (add) await user.click(add);
    await waitFor(() =>
      expect(storedCart()).toStrictEqual([expect.objectContaining({ amount: 10 })]),
    );
    expect(field()).toHaveFocus();
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  test('Escape closes them and keeps the text; an arrow opens them again', async () => {
    const { user } = await search('кокос');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('кокос');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  describe('whose code comes late', () => {
    /** Waits until the code has started, with its effects. */
    const started = async () => {
      const box = within(field().closest('div') ?? document.body);
      await box.findByRole('button', { name: 'Очистить поиск' });
      await act(() => Promise.resolve());
    };

    /** In one act, within which no code comes. */
    function typeAndLeave(path: string, leave: () => void) {
      renderApp(path);
      act(() => {
        field().focus();
        fireEvent.input(field(), { target: { value: 'VG-4060' } });
        leave();
      });
    }

    test.each(['/conditions', '/catalog'])('stay closed after Enter on %s', async (path) => {
      typeAndLeave(path, () => fireEvent.submit(field()));
      expect(await screen.findByRole('heading', { name: 'Результаты поиска' })).toBeVisible();
      await started();
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });

    test('stay closed after the field was left', async () => {
      typeAndLeave('/conditions', () => field().blur());
      await started();
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });
  });

  test('the number of results is announced', async () => {
    await search('VG-6090-06');
    expect(await screen.findByText('Найдено: 1 позиция')).toHaveAttribute('role', 'status');
  });

  test('if nothing is found, a similar query, its category and a call are offered', async () => {
    const { user } = await search('кавролин', '/contacts');
    const similar = await screen.findByRole('button', { name: '«ковролин»' });
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: /категория · \d+\sпози/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Заказать звонок' }));
    expect(screen.getByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(similar);
    expect(field()).toHaveValue('ковролин');
    expect(field()).toHaveFocus();
    expect(await options()).not.toHaveLength(0);
  });

  test('stay behind the call-back dialog, which returns the focus to their button', async () => {
    const { user } = await search('кавролин', '/contacts');
    const button = await screen.findByRole('button', { name: 'Заказать звонок' });
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Заказать обратный звонок' }));
    act(() => dialog.getByRole('textbox', { name: /^Телефон/ }).focus());
    expect(button).toBeInTheDocument();
  });

  test('«Очистить поиск» empties the field and keeps the focus in it', async () => {
    const { user } = await search('кокос');
    await user.click(await screen.findByRole('button', { name: 'Очистить поиск' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a page with a part of the catalogue counts no results', async () => {
    const categories = demo.categories.map((category, index) =>
      index === 0 ? category : { ...category, items: [], count: 5 },
    );
    const { user } = renderApp(`/catalog/${categories[0]?._id}`, { ...demo, categories });
    await user.type(field(), 'кавролин');
    const [all] = await options();
    expect(all).toHaveTextContent(/^Искать во всём каталоге$/);
  });
});

describe('The key «/»', () => {
  test('focuses the search, in the Russian layout too', async () => {
    const { user } = renderApp('/conditions');
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    act(() => field().blur());
    fireEvent.keyDown(document.body, { key: '.', code: 'Slash' });
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test('does nothing in a field and in a dialog', async () => {
    const { user } = renderApp('/catalog');
    await user.type(screen.getByRole('searchbox'), '60/');
    expect(screen.getByRole('searchbox')).toHaveValue('60/');
    act(() => screen.getByRole('searchbox').blur());
    await user.click(screen.getByRole('button', { name: 'Закажи обратный звонок' }));
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });
    expect(field()).not.toHaveFocus();
  });
});

describe('On a phone', () => {
  beforeEach(() => {
    const matching = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(matching);
  });

  const sheet = () => screen.queryByRole('dialog', { name: 'Поиск' });
  const sheetField = async () =>
    within(await screen.findByRole('dialog', { name: 'Поиск' })).findByRole('combobox');

  test('a press opens a sheet with examples, whose results open a page', async () => {
    const { user } = renderApp('/conditions');
    await user.click(field());
    const own = await sheetField();
    expect(own).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'VG-4060-01' }));
    expect(own).toHaveValue('VG-4060-01');
    const [first] = await options();
    expect(screen.getByRole('link', { name: 'Все результаты (1)' })).toBeVisible();
    if (first) await user.click(first);
    await waitFor(() => expect(address()).toMatch(/^\/catalog\/\w+\/Страйп$/));
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  });

  test('the arrow closes the sheet and keeps the text', async () => {
    const { user } = renderApp('/conditions');
    await user.click(field());
    await user.type(await sheetField(), 'кокос');
    await user.click(screen.getByRole('button', { name: 'Закрыть поиск' }));
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    expect(field()).toHaveValue('кокос');
  });

  test('Enter opens all results', async () => {
    const { user } = renderApp('/conditions');
    await user.click(field());
    await user.type(await sheetField(), 'кокос{Enter}');
    expect(address()).toBe('/catalog?q=кокос');
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  });
});
