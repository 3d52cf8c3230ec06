import { act, screen, waitFor, within } from '@testing-library/react';
import { carpetAdded } from '../../src/state/cart/cartSlice';
import { demo, renderApp } from '../support/renderApp';

const mat = demo.categories[0]?.items[0]?._id ?? '';
const counter = () =>
  within(screen.getByRole('banner')).getByText(/товар/, { selector: '[role="status"]' });
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const unreadable = /Не удалось прочитать сохранённую корзину/;
const unsaved = /Браузер не может сохранить корзину/;

function refuse(method: 'getItem' | 'setItem', name: string) {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

describe('The stored cart', () => {
  test.each<[string, string, string]>([
    ['a list saved by the earlier site', `[{"_id":"${mat}","amount":3}]`, '1 товар'],
    [
      'the envelope of redux-persist',
      `{"items":"[{\\"_id\\":\\"${mat}\\",\\"amount\\":3}]","_persist":"{}"}`,
      '1 товар',
    ],
    ['null', 'null', 'Нет товаров'],
    ['an empty string', '', 'Нет товаров'],
    ['an empty list', '[]', 'Нет товаров'],
    ['a list with nulls', `[null,{"_id":"${mat}","amount":3},null]`, '1 товар'],
    ['a numeric id', '[{"_id":7,"amount":3}]', '1 товар'],
    [
      'invalid amounts',
      '[-1,0,1.5,"3",null,1e21]'.replace(
        /[^,[\]]+/g,
        (amount) => `{"_id":"${mat}","amount":${amount}}`,
      ),
      '6 товаров',
    ],
  ])('may be %s', async (_name, text, count) => {
    localStorage.setItem('cart', text);
    renderApp('/conditions');
    await waitFor(() => expect(counter()).toHaveTextContent(count));
    expect(localStorage.getItem('cart')).toBe(text);
    expect(localStorage.getItem('cart-unreadable')).toBeNull();
  });

  test.each([
    ['invalid JSON', '[{"_id":"a","amo'],
    ['a string', '"cart"'],
    ['an object', '{"a":1}'],
    ['an envelope with an invalid list', '{"items":"[{","_persist":"{}"}'],
  ])('that is %s is set aside, and the visitor can download it', async (_name, text) => {
    localStorage.setItem('cart', text);
    const { store, user, unmount } = renderApp('/cart');
    expect(await screen.findByText(unreadable)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Скачать копию' })).toBeVisible();
    expect(localStorage.getItem('cart-unreadable')).toBe(text);

    act(() => void store.dispatch(carpetAdded({ _id: mat, amount: 10 })));
    await waitFor(() => expect(stored()).toStrictEqual([{ _id: mat, amount: 10 }]));
    unmount();

    const again = renderApp('/cart');
    expect(await screen.findByText(unreadable)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Удалить копию' }));
    expect(screen.queryByText(unreadable)).not.toBeInTheDocument();
    expect(localStorage.getItem('cart-unreadable')).toBeNull();
    expect(counter()).toHaveTextContent('1 товар');
    again.unmount();
  });

  test('is not overwritten if it is unreadable and there is no room to set it aside', async () => {
    localStorage.setItem('cart', '[{');
    refuse('setItem', 'QuotaExceededError');
    const { store } = renderApp('/cart');
    expect(await screen.findByText(unreadable)).toBeVisible();
    act(() => void store.dispatch(carpetAdded({ _id: mat, amount: 10 })));
    expect(await screen.findByText(unsaved)).toBeVisible();
    expect(localStorage.getItem('cart')).toBe('[{');
  });
});

describe('Saving', () => {
  test('writes a plain list and keeps unknown fields', async () => {
    localStorage.setItem('cart', `[{"_id":"${mat}","amount":3,"colour":"red"}]`);
    const { user } = renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Исправить' }));
    await waitFor(() => expect(stored()).toStrictEqual([{ _id: mat, amount: 10, colour: 'red' }]));
  });

  test('keeps a carpet that was added before storage was read', async () => {
    localStorage.setItem('cart', '[{"_id":"old","amount":1}]');
    const { store } = renderApp('/conditions');
    act(() => void store.dispatch(carpetAdded({ _id: mat, amount: 10 })));
    await waitFor(() => expect(counter()).toHaveTextContent('2 товара'));
    await waitFor(() =>
      expect(stored()).toStrictEqual([
        { _id: 'old', amount: 1 },
        { _id: mat, amount: 10 },
      ]),
    );
  });

  test('works with a cart of 5 MB', async () => {
    const note = 'о'.repeat(100);
    const items = Array.from({ length: 20_000 }, (_, index) => ({
      _id: `id-${index}`,
      amount: 1,
      note,
    }));
    localStorage.setItem('cart', JSON.stringify(items));
    const { store } = renderApp('/conditions');
    await waitFor(() => expect(counter()).toHaveTextContent('20 000 товаров'));

    act(() => void store.dispatch(carpetAdded({ _id: mat, amount: 10 })));
    await waitFor(() => expect(counter()).toHaveTextContent('20 001 товар'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toStrictEqual([...items, { _id: mat, amount: 10 }]);
  });

  test.each<[string, () => void]>([
    ['storage is full', () => void refuse('setItem', 'QuotaExceededError')],
    [
      'storage is forbidden',
      () => {
        refuse('getItem', 'SecurityError');
        refuse('setItem', 'SecurityError');
      },
    ],
  ])('shows one warning if %s, and the site works on', async (_name, breakStorage) => {
    breakStorage();
    const { store, user } = renderApp('/conditions');
    await waitFor(() => expect(counter()).toHaveTextContent('Нет товаров'));
    expect(screen.queryByText(unsaved)).not.toBeInTheDocument();

    act(() => void store.dispatch(carpetAdded({ _id: mat, amount: 10 })));
    expect(await screen.findByText(unsaved)).toBeVisible();
    expect(counter()).toHaveTextContent('1 товар');
    await user.click(screen.getByRole('button', { name: 'Понятно' }));

    act(() => void store.dispatch(carpetAdded({ _id: 'other', amount: 10 })));
    await waitFor(() => expect(counter()).toHaveTextContent('2 товара'));
    window.dispatchEvent(new Event('pagehide'));
    await act(async () => Promise.resolve());
    expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  });
});
