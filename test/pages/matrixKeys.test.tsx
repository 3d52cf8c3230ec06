import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { field, sums } from '../support/screens/matrix';

const size = (width: number) => ({ width, length: 60 });
const items = [
  { _id: 'a', ...size(40), color: 'серый' },
  { _id: 'b', ...size(40), color: 'синий' },
  { _id: 'c', ...size(50), color: 'серый' },
  { _id: 'd', ...size(60), color: 'синий' },
  { _id: 'e', ...size(70), color: 'серый' },
  { _id: 'f', ...size(70), color: 'синий' },
];
const settings = oneCategory(
  items.map((item) => ({ title: 'Ковёр «А»', article: item._id, model: 'А', ...item })),
);
const openMatrix = () => openPage('/catalog/1/А', settings);

const focused = () => /: (\w),/.exec(document.activeElement?.getAttribute('aria-label') ?? '')?.[1];
const putButton = () => within(sums()).queryByRole('button', { name: /корзин/ });

/** Presses a key in a field; tells whether the browser and the field itself would answer it, too. */
function press(article: string, key: string, modifiers: object = {}) {
  field(article).focus();
  return fireEvent.keyDown(field(article), { key, ...modifiers });
}

/** Applies styles, of which the site's own do not reach jsdom. */
function style(css: string) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  return () => sheet.remove();
}

describe('Keys in the table of a matrix', () => {
  test.each([
    ['ArrowDown', 'b', 'd'],
    ['ArrowUp', 'e', 'c'],
    ['Enter', 'a', 'c'],
    ['ArrowUp', 'd', 'b'],
    ['ArrowLeft', 'f', 'e'],
    ['ArrowRight', 'a', 'b'],
    // no further cell, but ↑, ↓ and Enter must not change the quantity either
    ['ArrowUp', 'a', 'a'],
    ['ArrowDown', 'f', 'f'],
    ['Enter', 'e', 'e'],
  ])('%s leads from %s to %s, past cells without a quantity', async (key, from, to) => {
    await openMatrix();
    expect(press(from, key)).toBe(false);
    expect(focused()).toBe(to);
    expect(field(from)).toHaveValue('');
  });

  test.each([
    ['ArrowLeft', 'a'],
    ['ArrowRight', 'f'],
    ['ArrowRight', 'c'],
    ['ArrowLeft', 'd'],
    ['Tab', 'a'],
    ['5', 'a'],
  ])('%s in %s, where it leads nowhere, is left to the browser', async (key, article) => {
    await openMatrix();
    expect(press(article, key)).toBe(true);
    expect(focused()).toBe(article);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'do not move with %s',
    async (modifier) => {
      await openMatrix();
      press('a', 'ArrowRight', { [modifier]: true });
      press('a', 'ArrowDown', { [modifier]: true });
      expect(focused()).toBe('a');
    },
  );

  test('move within a text before they leave it', async () => {
    const { user } = await openMatrix();
    await user.type(field('a'), '12');
    const caret = (start: number, end: number) => field('a').setSelectionRange(start, end);
    caret(1, 1);
    expect(fireEvent.keyDown(field('a'), { key: 'ArrowRight' })).toBe(true);
    expect(focused()).toBe('a');
    caret(0, 2);
    expect(fireEvent.keyDown(field('a'), { key: 'ArrowRight' })).toBe(false);
    expect(focused()).toBe('b');
    await user.type(field('b'), '12');
    field('b').setSelectionRange(1, 2);
    expect(fireEvent.keyDown(field('b'), { key: 'ArrowLeft' })).toBe(true);
    expect(focused()).toBe('b');
    field('b').setSelectionRange(0, 2);
    fireEvent.keyDown(field('b'), { key: 'ArrowLeft' });
    expect(focused()).toBe('a');
  });

  test('are left to the buttons of a quantity', async () => {
    await openMatrix();
    const [more] = screen.getAllByRole('button', { name: 'Увеличить' });
    more?.focus();
    expect(fireEvent.keyDown(more ?? document.body, { key: 'ArrowDown' })).toBe(true);
    expect(more).toHaveFocus();
    // Tab passes them by, from quantity to quantity
    expect(more).toHaveAttribute('tabindex', '-1');
  });
});

describe('Keys in a matrix whose cells are below each other', () => {
  let remove = () => {};
  beforeEach(() => {
    remove = style('tr { display: block } td:has(input[aria-label*=": c,"]) { display: none }');
  });
  afterEach(() => remove());

  test.each([
    ['ArrowDown', 'a', 'b'],
    ['Enter', 'b', 'd'],
    ['ArrowUp', 'd', 'b'],
    ['ArrowUp', 'a', 'a'],
    ['Enter', 'f', 'f'],
  ])('%s leads from %s to %s, past closed rows', async (key, from, to) => {
    await openMatrix();
    expect(press(from, key)).toBe(false);
    expect(focused()).toBe(to);
  });

  test.each(['ArrowLeft', 'ArrowRight'])('%s is left to the browser', async (key) => {
    await openMatrix();
    expect(press('d', key)).toBe(true);
    expect(focused()).toBe('d');
  });
});

describe('The button below a matrix', () => {
  test('says what it does: nothing, adding or removing', async () => {
    localStorage.setItem('cart', '[{"_id":"a","amount":5}]');
    const { user } = await openMatrix();
    await screen.findByText('в корзине');
    expect(putButton()).not.toBeInTheDocument();
    expect(within(sums()).getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await user.clear(field('a'));
    expect(putButton()).toHaveTextContent(/^Убрать из корзины 1\sпозицию$/);
    expect(within(sums()).queryByRole('link')).not.toBeInTheDocument();
    expect(sums()).toHaveTextContent('будет убрано из корзины: 1');
    await user.type(field('b'), '3');
    expect(putButton()).toHaveTextContent(/^В корзину 1\sпозицию$/);
    expect(sums()).toHaveTextContent('будет убрано из корзины: 1');
    expect(within(sums()).queryByRole('link')).not.toBeInTheDocument();
    await user.clear(field('b'));
    await user.type(field('a'), '5');
    expect(putButton()).not.toBeInTheDocument();
    expect(sums()).not.toHaveTextContent('будет убрано');
  });

  test.each([
    ['/catalog/1/А', '/catalog/1/А'],
    ['/catalog/1?sort=size', '/catalog/1?sort=size&view=matrix'],
  ])('has something to copy, on %s the address %s', async (path, copied) => {
    localStorage.setItem('catalogLayout', 'matrix');
    const { user } = await openPage(path, settings);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
    expect(await screen.findByText('Скопировано')).toBeVisible();
    expect(decodeURIComponent(copy.mock.lastCall?.[0] ?? '')).toBe(window.location.origin + copied);
  });

  test('makes room for itself at the bottom of the page while there is something to put', async () => {
    const { user, unmount } = await openMatrix();
    expect(document.documentElement).not.toHaveAttribute('data-next-step');
    await user.type(field('a'), '5');
    expect(document.documentElement).toHaveAttribute('data-next-step');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-next-step');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'is pressed by Enter with %j in a cell only, and by no other key',
    async (modifier) => {
      const { user, store } = await openMatrix();
      await user.type(field('a'), '5');
      fireEvent.keyDown(field('a'), { key: 'a', ...modifier });
      fireEvent.keyDown(document.body, { key: 'Enter', ...modifier });
      const search = within(screen.getByRole('banner')).getByRole('combobox');
      fireEvent.keyDown(search, { key: 'Enter', ...modifier });
      fireEvent.keyDown(field('a'), { key: 'Enter' });
      expect(selectCartItems(store.getState())).toStrictEqual([]);
      fireEvent.keyDown(field('a'), { key: 'Enter', ...modifier });
      expect(selectCartItems(store.getState())).toMatchObject([{ _id: 'a', amount: 5 }]);
    },
  );

  test('hands the focus to the control before it when the last amount is removed', async () => {
    const boxes = Object.assign([new DOMRect()], { item: () => null });
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
    localStorage.setItem('cart', '[{"_id":"f","amount":5}]');
    const { user } = await openMatrix();
    await screen.findByText('в корзине');
    await user.clear(field('f'));
    await user.click(putButton() ?? document.body);
    await waitFor(() => expect(sums()).toHaveTextContent('Введите количество в ячейках'));
    expect(focused()).toBe('f');
  });
});
