import { screen, waitFor, within } from '@testing-library/react';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { demoCarpets, storedCart } from '../support/cart';
import { renderApp } from '../support/renderApp';

const [first, second] = demoCarpets.map(({ _id }) => _id);
const linked = [
  { _id: first ?? '', amount: 20 },
  { _id: 'gone', amount: 5 },
];
const dialog = () => screen.findByRole('dialog', { name: 'Заявка по ссылке' });
const answer = (name: string) => screen.getByRole('button', { name });

function open(link: string, cart: object[] = []) {
  localStorage.setItem('cart', JSON.stringify(cart));
  return renderApp(`/cart${link}`);
}

describe('The dialog of an order link', () => {
  test('shows how many lines the link holds and how many are not in the catalogue', async () => {
    open(encodeOrderLink(linked));
    expect(
      within(await dialog()).getByText(/^В ссылке 2\s+позиции\. Нет в каталоге: 1\.$/),
    ).toBeVisible();
  });

  test('replaces the lines of the cart on «Заменить»', async () => {
    const { user } = open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    await dialog();
    await user.click(answer('Заменить'));
    await waitFor(() => expect(storedCart()).toMatchObject([{ _id: first, amount: 20 }]));
    expect(storedCart()).toHaveLength(1);
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('adds lines on «Добавить», or amounts to lines that exist', async () => {
    const { user } = open(encodeOrderLink(linked), [
      { _id: second, amount: 7 },
      { _id: first, amount: 10 },
    ]);
    await dialog();
    await user.click(answer('Добавить'));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { _id: second, amount: 7 },
        { _id: first, amount: 30 },
      ]),
    );
    expect(window.location.hash).toBe('');
  });

  test('keeps its content while it fades out, but accepts no second answer', async () => {
    const { user } = open(encodeOrderLink(linked));
    const box = await dialog();
    await user.click(answer('Добавить'));
    expect(box).not.toBeVisible();
    expect(box).toHaveTextContent(/В ссылке 2/);
    expect(box).toHaveAttribute('inert');
  });

  test('leaves the cart unchanged on «Отмена»', async () => {
    const { user } = open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    await dialog();
    await user.click(answer('Отмена'));
    expect(storedCart()).toMatchObject([{ _id: second, amount: 7 }]);
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not offer to replace an empty cart', async () => {
    open(encodeOrderLink(linked));
    await dialog();
    expect(screen.queryByRole('button', { name: 'Заменить' })).not.toBeInTheDocument();
    expect(answer('Добавить')).toBeVisible();
  });

  const whole = encodeOrderLink(linked);
  test.each([
    ['truncated', whole.slice(0, -4)],
    ['tampered with', whole.replace(':20', ':2000')],
    ['given an amount of 1e99', whole.replace(':20', ':1e99')],
    ['malformed', `${whole}%E0%A4%A`],
  ])('shows an error and leaves the cart unchanged if the link is %s', async (_name, link) => {
    const { user } = open(link, [{ _id: second, amount: 7 }]);
    expect(within(await dialog()).getByText(/^Ссылка повреждена/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
    await user.click(answer('Закрыть'));
    expect(window.location.hash).toBe('');
    expect(storedCart()).toMatchObject([{ _id: second, amount: 7 }]);
  });

  test('can only be closed if the catalogue has no carpet of the link', async () => {
    open(encodeOrderLink([{ _id: 'gone', amount: 5 }]));
    expect(within(await dialog()).getByText(/Нет в каталоге: 1\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
  });

  test('does not open for another fragment', async () => {
    open('#handoff', [{ _id: second, amount: 7 }]);
    await screen.findByRole('region', { name: 'Передать заявку' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
