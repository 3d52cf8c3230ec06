import { createEvent, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { demo, renderApp } from '../support/renderApp';
import { address } from '../support/screens/address';
import { chosen, field, options } from '../support/screens/headerSearch';

const list = () => screen.queryByRole('listbox');
const status = () =>
  within(field().closest('form')?.parentElement ?? document.body).queryByRole('status');
/** Presses a key; tells whether the field itself would answer it, too. */
const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(field(), { key, ...modifiers });

const settingsWith = (...items: readonly object[]) => oneCategory(items, { title: 'Циновки' });

async function search(text: string, settings: unknown = demo) {
  const app = renderApp('/conditions', settings);
  await app.user.type(field(), text);
  return app;
}

describe('An arrow in the suggestions', () => {
  test('leads from option to option, round and round, and scrolls to it', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await search('VG-6090');
    const rows = await options();
    const last = rows.length - 1;
    const input = field();
    expect(rows).toHaveLength(5);
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowUp', last - 1],
      ['ArrowDown', last],
      ['ArrowDown', 0],
    ] as const) {
      expect(fireEvent.keyDown(input, { key })).toBe(false);
      expect(rows.filter((row) => row.getAttribute('aria-selected') === 'true')).toStrictEqual([
        rows[index],
      ]);
      expect(input).toHaveAttribute('aria-activedescendant', rows[index]?.id);
      expect(scrolled.mock.contexts.at(-1)).toBe(rows[index]);
      expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
    }
  });

  test('chooses nothing while a sign is composed', async () => {
    await search('VG-6090');
    await options();
    expect(press('ArrowDown', { isComposing: true })).toBe(true);
    expect(chosen()).not.toBeInTheDocument();
  });

  test('is left to the field if nothing was found', async () => {
    await search('самовар');
    await screen.findByText('Ничего не нашли по «самовар».');
    expect(press('ArrowDown')).toBe(true);
    expect(press('ArrowUp')).toBe(true);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(status()).toHaveTextContent('Ничего не нашли');
  });
});

describe('The choice', () => {
  test('ends with another query, which has other options', async () => {
    const { user } = await search('VG-609');
    await options();
    press('ArrowDown');
    expect(chosen()).toBeInTheDocument();
    await user.type(field(), '0');
    await waitFor(() => expect(chosen()).not.toBeInTheDocument());
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('of a category is kept if the next answer offers it, too', async () => {
    await search('ковёр', settingsWith({ title: 'Ковёр серый' }, { title: 'Ковёр синий' }));
    expect((await options()).at(-2)).toHaveTextContent(/категория · найдено 2 из 2$/);
    // the former answer is shown until the next one is rendered
    await getConfig().asyncWrapper(async () => {
      for (const event of [
        createEvent.input(field(), { target: { value: 'ковёр синий' } }),
        createEvent.keyDown(field(), { key: 'ArrowUp' }),
        createEvent.keyDown(field(), { key: 'ArrowUp' }),
      ]) {
        field().dispatchEvent(event);
        await Promise.resolve();
      }
      expect(chosen()).toHaveTextContent(/категория · найдено 2 из 2$/);
      await waitFor(() => expect(chosen()).toHaveTextContent(/категория · найдено 1 из 2$/));
    });
  });

  test('ends with Escape, which keeps the text', async () => {
    await search('VG-609');
    await options();
    press('ArrowDown');
    expect(press('Escape')).toBe(false);
    expect(list()).not.toBeInTheDocument();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    // a second one is for the field, as is Enter
    expect(press('Escape')).toBe(true);
    expect(press('Enter')).toBe(true);
  });

  test('leaves other keys to the field', async () => {
    await search('VG-609');
    await options();
    press('ArrowDown');
    for (const key of ['a', 'Home', 'ArrowLeft']) expect(press(key)).toBe(true);
    expect(chosen()).toBeInTheDocument();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'is put into the cart by Enter with %j, which does not leave the page',
    async (modifier) => {
      await search('VG-6090-06');
      await options();
      press('ArrowDown');
      expect(press('Enter', modifier)).toBe(false);
      await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 10 }]));
      expect(address()).toBe('/conditions');
      expect(list()).toBeInTheDocument();
    },
  );

  test('that is not a carpet is opened by Ctrl + Enter, too', async () => {
    await search('VG-6090-06');
    await options();
    press('ArrowUp');
    expect(press('Enter', { ctrlKey: true })).toBe(false);
    expect(address()).toBe('/catalog?q=VG-6090-06');
    expect(storedCart()).toStrictEqual([]);
  });

  test('of a category or a model opens its page', async () => {
    await search('VG-6090-06');
    const rows = await options();
    const group = rows.at(-2);
    expect(group).toHaveTextContent('Ковёр грязезащитный «Страйп»модель · найдено 1 из 15');
    press('ArrowUp');
    press('ArrowUp');
    expect(chosen()).toBe(group);
    press('Enter');
    await waitFor(() => expect(address()).toMatch(/^\/catalog\/\w+\/Страйп$/));
    expect(window.location.hash).toBe('');
    expect(list()).not.toBeInTheDocument();
  });
});

describe('The panel of suggestions', () => {
  test.each<[string, () => void]>([
    ['a press on the field', () => fireEvent.click(field())],
    ['↓', () => press('ArrowDown')],
    ['↑', () => press('ArrowUp')],
    ['typing', () => fireEvent.input(field(), { target: { value: 'кокосовый' } })],
  ])('is opened again by %s, not by other keys', async (_, open) => {
    await search('кокос');
    await options();
    press('Escape');
    press('Home');
    press('Shift');
    expect(list()).not.toBeInTheDocument();
    open();
    expect(list()).toBeInTheDocument();
    expect(chosen()).not.toBeInTheDocument();
  });

  test('stays while something in it is pressed or has the focus, and closes when it is left', async () => {
    const { user } = await search('кокос');
    await options();
    expect(fireEvent.mouseDown(list() ?? document.body)).toBe(false);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Очистить поиск' })).toHaveFocus();
    expect(list()).toBeInTheDocument();
    await user.tab();
    expect(list()).not.toBeInTheDocument();
  });

  test('tells which keys work, if there is something to choose', async () => {
    const { user } = await search('кокос');
    await options();
    const keys = () => screen.queryByText('закрыть', { exact: false })?.closest('p');
    expect(keys()).toHaveTextContent(
      /^↑ ↓ выбрать ?Enter открыть ?Ctrl \+ Enter добавить в корзину ?Esc закрыть$/,
    );
    await user.clear(field());
    await user.type(field(), 'самовар');
    await screen.findByText(/^Ничего не нашли по/);
    expect(keys()).toBeUndefined();
  });

  test('ignores spaces around a query, and shows nothing for one sign', async () => {
    const { user } = await search('  к ');
    expect(list()).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Очистить поиск' })).toBeVisible();
    await user.clear(field());
    expect(screen.queryByRole('button', { name: 'Очистить поиск' })).not.toBeInTheDocument();
    await user.type(field(), '  VG-6090-06 {Enter}');
    expect(address()).toBe('/catalog?q=VG-6090-06');
  });

  test('has nothing for a blank query, with which Enter opens the catalogue', async () => {
    const { user } = renderApp('/conditions');
    await user.type(field(), ' {Enter}');
    expect(address()).toBe('/catalog');
  });

  test('closes when the category of a similar query is opened', async () => {
    const { user } = await search('кавролин');
    const group = await screen.findByRole('link', { name: /категория · \d+\sпози/ });
    await user.click(group);
    await waitFor(() => expect(address()).toMatch(/^\/catalog\/\w+$/));
    expect(group).not.toBeInTheDocument();
  });

  test('offers a call alone if there is nothing similar', async () => {
    await search('щщщщщщщщ');
    expect(await screen.findByText('Ничего не нашли по «щщщщщщщщ».')).toBeVisible();
    expect(screen.queryByText(/Может быть/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /категория|модель/ })).not.toBeInTheDocument();
    expect(screen.getByText('Нужного нет в каталоге?')).toBeVisible();
  });
});

describe('A suggested carpet', () => {
  test.each<[string, object, string]>([
    ['without a price', { article: 'Ц-1' }, 'Ковёр круглыйЦ-1по запросу'],
    ['without an article', { price: 250, unit: 'м²' }, 'Ковёр круглый250 ₽за м²'],
    [
      'with its smallest price and its stock',
      {
        article: 'Ц-1',
        price: 250,
        availability: 'под заказ',
        minLot: 5,
        priceTiers: [{ from: 5, price: 200 }],
      },
      'Ковёр круглыйЦ-1Под заказ200 ₽за шт',
    ],
  ])('%s is shown as far as it is known', async (_, item, text) => {
    await search('круглый', settingsWith({ title: 'Ковёр круглый', ...item }));
    const [first] = await options();
    expect(plain(first ?? document.body)).toBe(text);
  });

  test('offers the step that is left to the next amount, after what is in the cart', async () => {
    localStorage.setItem('cart', '[{"_id":"0","amount":7}]');
    const { user } = await search('круглый', settingsWith({ title: 'Ковёр круглый', step: 5 }));
    expect(await screen.findByRole('option', { name: /В корзине: 7\sшт/ })).toBeInTheDocument();
    const add = screen.getByTitle('Добавить в корзину');
    expect(add).toHaveTextContent(/^\+\s3 шт$/);
    await user.click(add);
    expect(await screen.findByRole('option', { name: /В корзине: 10\sшт/ })).toBeInTheDocument();
    expect(add).toHaveTextContent(/^\+\s5 шт$/);
  });

  test('belongs to a category that is offered with how many of it were found', async () => {
    await search(
      'круглый',
      settingsWith({ title: 'Ковёр круглый' }, { title: 'Дорожка круглый' }, { title: 'Щётка' }),
    );
    const group = (await options()).at(-2);
    expect(group).toHaveTextContent('Циновкикатегория · найдено 2 из 3');
    expect(group).toHaveAttribute('href', '/catalog/1');
  });
});

describe('The key «/»', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'with %j is left to the browser',
    (modifier) => {
      renderApp('/conditions');
      expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash', ...modifier })).toBe(true);
      expect(field()).not.toHaveFocus();
    },
  );

  test.each(['?', ',', '-'])('is not the one that types «%s» in its place', (key) => {
    renderApp('/conditions');
    expect(fireEvent.keyDown(document.body, { key, code: 'Slash' })).toBe(true);
    expect(field()).not.toHaveFocus();
  });

  test('is not typed, and other keys are left alone', async () => {
    renderApp('/conditions');
    expect(fireEvent.keyDown(document.body, { key: '.', code: 'Period' })).toBe(true);
    expect(field()).not.toHaveFocus();
    expect(fireEvent.keyDown(document.body, { key: '/', code: 'Digit7' })).toBe(false);
    await waitFor(() => expect(field()).toHaveFocus());
  });
});
