import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { amountEdited, carpetAdded, carpetRemoved } from '../../src/state/cart/cartSlice';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';
import { field } from '../support/screens/matrix';

const items = [
  ['a', 40, 'серый'],
  ['b', 40, 'синий'],
  ['c', 50, 'серый'],
  ['d', 50, 'синий'],
].map(([article, width, color]) => ({
  ...{ _id: article, article, width, color, length: 60, title: 'Ковёр «А»', model: 'А' },
}));
const other = { _id: 'e', article: 'e', title: 'Щётка' };
const openMatrix = (path = '/catalog/1/А') => openPage(path, oneCategory([...items, other]));

const amounts = () =>
  ['a', 'b', 'c', 'd'].map((article) => field(article).getAttribute('aria-valuenow')).join(' ');
const opener = () => screen.getByRole('button', { name: 'Вставить из Excel' });
const input = () => screen.queryByRole('textbox', { name: /^Ячейки таблицы или два столбца/ });

/** Pastes into a field; tells whether the browser would do so, too. */
function paste(article: string, text: string) {
  const clipboardData = { getData: () => text };
  const event = createEvent.paste(field(article), { clipboardData });
  fireEvent(field(article), event);
  return !event.defaultPrevented;
}

describe('A paste into a cell', () => {
  test.each([
    ['a', '1\t2\n3\t4', '1 2 3 4', 'Вставлено 4'],
    ['b', '1\n2', '0 1 0 2', 'Вставлено 2'],
    ['c', '1\t2\r\n', '0 0 1 2', 'Вставлено 2'],
    ['a', '1\r2', '1 0 2 0', 'Вставлено 2'],
    ['d', '1\t2', '0 0 0 1', 'Вставлено 1, не подошло 1'],
    ['d', 'x\ty', '0 0 0 0', 'Ничего не вставлено, не подошло 1'],
  ])('(%s) of %j makes the amounts %s: «%s»', async (article, text, expected, notice) => {
    await openMatrix();
    expect(paste(article, text)).toBe(false);
    expect(await screen.findByText(notice)).toBeVisible();
    expect(amounts()).toBe(expected);
    expect(screen.queryAllByRole('button', { name: 'Вернуть' })).toHaveLength(
      notice.startsWith('Вставлено') ? 1 : 0,
    );
  });

  test.each(['5', '5\n', '5\r\n'])('of the single value %j is left to the field', async (text) => {
    await openMatrix();
    expect(paste('a', text)).toBe(true);
    expect(amounts()).toBe('0 0 0 0');
    expect(screen.queryByText(/вставлено/i)).not.toBeInTheDocument();
  });

  test('of a zero leaves a field without an amount as it was, and empties one with an amount', async () => {
    const { store } = await openMatrix();
    act(() => void store.dispatch(carpetAdded({ _id: 'a', amount: 4, title: 'Ковёр «А»' })));
    paste('a', '0\t0\n2\t1');
    expect(await screen.findByText('Вставлено 4')).toBeVisible();
    expect(amounts()).toBe('0 0 2 1');
    act(() => void store.dispatch(carpetAdded({ _id: 'b', amount: 7, title: 'Ковёр «А»' })));
    expect(amounts()).toBe('0 7 2 1');
  });

  test('of the amount in the cart keeps nothing that would undo a later edit of the cart', async () => {
    const { store } = await openMatrix();
    act(() => void store.dispatch(carpetAdded({ _id: 'a', amount: 4, title: 'Ковёр «А»' })));
    paste('a', '4\t3');
    expect(await screen.findByText('Вставлено 2')).toBeVisible();
    act(() => void store.dispatch(amountEdited({ _id: 'a', amount: 9 })));
    expect(amounts()).toBe('9 3 0 0');
  });

  test('is forgotten cell by cell once the cart has the same amount', async () => {
    const { store } = await openMatrix();
    paste('a', '4\t3');
    await screen.findByText('Вставлено 2');
    act(() => void store.dispatch(carpetAdded({ _id: 'a', amount: 4, title: 'Ковёр «А»' })));
    act(() => void store.dispatch(amountEdited({ _id: 'a', amount: 9 })));
    expect(amounts()).toBe('9 3 0 0');
  });

  test('may name articles of other models in a category', async () => {
    await openMatrix('/catalog/1?view=matrix');
    paste('a', 'e\t7\nd\t3');
    expect(await screen.findByText('Вставлено 2')).toBeVisible();
    expect(field('e')).toHaveValue('7');
    expect(amounts()).toBe('0 0 0 3');
  });

  test.each([
    ['1\t2', 'Вставлено 2', true],
    ['x\ty', 'Ничего не вставлено, не подошло 1', false],
  ])(
    'of %j is reported by a notice that stays if it can be undone',
    async (text, notice, stays) => {
      await openMatrix();
      jest.useFakeTimers();
      paste('a', text);
      await screen.findByText(notice);
      act(() => {
        jest.advanceTimersByTime(10_000);
      });
      expect(screen.queryAllByText(notice)).toHaveLength(stays ? 1 : 0);
    },
  );

  test('that changes nothing offers nothing to undo, and its notice leaves', async () => {
    localStorage.setItem('cart', JSON.stringify([{ _id: 'a', amount: 4 }]));
    const { user } = await openMatrix();
    await user.type(field('b'), '3');
    jest.useFakeTimers();
    paste('a', '4\t3');
    expect(await screen.findByText('Вставлено 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
    expect(amounts()).toBe('4 3 0 0');
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument();
  });

  test('takes the place of the one before, which cannot be undone any more', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    paste('c', '3\t4\n5\t6');
    expect(await screen.findByText('Вставлено 2, не подошло 2')).toBeVisible();
    expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(amounts()).toBe('1 2 0 0'));
    expect(screen.queryByText(/^Вставлено/)).not.toBeInTheDocument();
  });

  test('that is made twice can still be undone', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    paste('a', '1\t2\nнет');
    expect(await screen.findByText('Вставлено 2, не подошло 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(amounts()).toBe('0 0 0 0'));
  });

  test('of what was pasted before and changed by hand leaves that to the hand', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    await user.clear(field('a'));
    await user.type(field('a'), '5');
    paste('a', '5\t2\nнет');
    expect(await screen.findByText('Вставлено 2, не подошло 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(amounts()).toBe('5 0 0 0'));
  });

  test('of what was typed since the one before offers nothing to undo', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    await user.type(field('c'), '3');
    paste('c', '3\nx');
    expect(await screen.findByText('Вставлено 1, не подошло 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
  });

  test('cannot be undone once it was changed back by hand, or the page was left', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    await user.clear(field('a'));
    expect(screen.getByText('Вставлено 2')).toBeVisible();
    await user.clear(field('b'));
    await waitFor(() => expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument());
    paste('a', '3\t4');
    await screen.findByText('Вставлено 2');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ковры' }));
    await screen.findByRole('heading', { level: 1, name: 'Ковры' });
    expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument();
  });

  test('is not offered to be undone again after its amounts are in the cart', async () => {
    const { user } = await openMatrix();
    paste('a', '1\t2');
    await screen.findByText('Вставлено 2');
    await user.click(screen.getByRole('button', { name: /^В корзину 2/ }));
    await waitFor(() => expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument());
    await user.clear(field('a'));
    await user.type(field('a'), '7');
    expect(screen.queryByText('Вставлено 2')).not.toBeInTheDocument();
  });
});

test('A cell that was emptied shows a carpet that has left the cart and is added again', async () => {
  const { user, store } = await openMatrix();
  await user.type(field('a'), '5');
  await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  await user.clear(field('a'));
  act(() => void store.dispatch(carpetRemoved({ _id: 'a' })));
  act(() => void store.dispatch(carpetAdded({ _id: 'a', amount: 9, title: 'Ковёр «А»' })));
  expect(field('a')).toHaveValue('9');
});

describe('The field for a paste', () => {
  test('is opened and closed by its button, and gets the focus', async () => {
    const { user } = await openMatrix();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(opener()).not.toHaveAttribute('aria-controls');
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(input()).toHaveFocus();
    expect(input()?.closest('form')).toHaveAttribute(
      'id',
      opener().getAttribute('aria-controls') ?? '',
    );
    await user.click(opener());
    expect(input()).not.toBeInTheDocument();
  });

  test('fills the matrix from its first cell on, and says if there is nothing to take', async () => {
    const { user } = await openMatrix();
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Вставить' }));
    expect(await screen.findByText('Ничего не вставлено')).toBeVisible();
    await user.type(input() ?? document.body, '1{Enter}2');
    await user.click(screen.getByRole('button', { name: 'Вставить' }));
    expect(await screen.findByText('Вставлено 2')).toBeVisible();
    expect(amounts()).toBe('1 0 2 0');
    expect(input()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await user.click(opener());
    expect(input()).toHaveValue('');
  });

  test('keeps its text when it is closed, and when nothing of it fits', async () => {
    const { user } = await openMatrix();
    await user.click(opener());
    await user.type(input() ?? document.body, 'нет');
    await user.click(opener());
    await user.click(opener());
    expect(input()).toHaveValue('нет');
    await user.click(screen.getByRole('button', { name: 'Вставить' }));
    expect(await screen.findByText('Ничего не вставлено, не подошло 1')).toBeVisible();
    expect(input()).toHaveValue('нет');
  });

  test('stays open with the lines that do not fit, until they do', async () => {
    const { user } = await openMatrix();
    await user.click(opener());
    await user.paste('a\t1\nX-1\t5\nd\t4\ne\t7\nc\tмного');
    const submit = () => user.click(screen.getByRole('button', { name: 'Вставить' }));
    await submit();
    expect(await screen.findByText('Вставлено 2, не подошло 3')).toBeVisible();
    expect(amounts()).toBe('1 0 0 4');
    expect(input()).toHaveValue('X-1\t5\ne\t7\nc\tмного');
    const count = /^Осталось то, что не подошло: 3$/;
    expect(screen.getByText(count)).toBeVisible();
    await user.click(opener());
    await user.click(opener());
    expect(input()).toHaveValue('X-1\t5\ne\t7\nc\tмного');
    expect(screen.getByText(count)).toBeVisible();
    await user.clear(input() ?? document.body);
    expect(screen.queryByText(count)).not.toBeInTheDocument();
    await user.paste('c\t3');
    await submit();
    expect(await screen.findByText('Вставлено 1')).toBeVisible();
    expect(input()).not.toBeInTheDocument();
    expect(amounts()).toBe('1 0 3 4');
    await user.click(opener());
    expect(input()).toHaveValue('');
    expect(screen.queryByText(/^Осталось/)).not.toBeInTheDocument();
  });

  test('keeps the cells of a block that do not fit in their columns and rows', async () => {
    const { user } = await openMatrix();
    await user.click(opener());
    await user.paste('1\t2\n3\tнет\n5');
    await user.click(screen.getByRole('button', { name: 'Вставить' }));
    expect(await screen.findByText('Вставлено 3, не подошло 2')).toBeVisible();
    expect(input()).toHaveValue('\n\tнет\n5');
  });

  test('keeps its text for a later visit to the page in the same tab, and for no other page', async () => {
    const { user, unmount } = await openMatrix();
    await user.click(opener());
    await user.type(input() ?? document.body, 'нет');
    unmount();
    const otherPage = await openMatrix('/catalog/1/e');
    await otherPage.user.click(opener());
    expect(input()).toHaveValue('');
    otherPage.unmount();
    const again = await openMatrix();
    await again.user.click(opener());
    expect(input()).toHaveValue('нет');
  });

  test.each(['"нет"', 'null', '{"/catalog/1/%D0%90":{}}', '{'])(
    'is empty if the tab kept %s',
    async (kept) => {
      sessionStorage.setItem('pastedTexts', kept);
      const { user } = await openMatrix();
      await user.click(opener());
      expect(input()).toHaveValue('');
    },
  );
});
