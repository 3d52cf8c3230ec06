import { screen, waitFor, within } from '@testing-library/react';
import { encodeOrderLink } from '../../src/domain/order/orderLink';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { demo, renderApp } from '../support/renderApp';

const [first, second] = parseSettings(JSON.stringify(demo), () => undefined).categories.flatMap(
  ({ items }) => items.map(({ _id }) => _id),
);
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? '[]');
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

describe('A link to the cart (product.md, /cart)', () => {
  test('says how many lines it holds, and how many the catalogue lacks', async () => {
    open(encodeOrderLink(linked));
    expect(
      within(await dialog()).getByText(/^В ссылке 2\s+позиции\. Нет в каталоге: 1\.$/),
    ).toBeVisible();
  });

  test('«Заменить» puts its lines in the place of the cart’s', async () => {
    const { user } = open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    await dialog();
    await user.click(answer('Заменить'));
    await waitFor(() => expect(stored()).toMatchObject([{ _id: first, amount: 20 }]));
    expect(stored()).toHaveLength(1);
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('«Добавить» adds its lines, and amounts where there are lines', async () => {
    const { user } = open(encodeOrderLink(linked), [
      { _id: second, amount: 7 },
      { _id: first, amount: 10 },
    ]);
    await dialog();
    await user.click(answer('Добавить'));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { _id: second, amount: 7 },
        { _id: first, amount: 30 },
      ]),
    );
    expect(window.location.hash).toBe('');
  });

  test('keeps what it shows while it fades out, but takes no second answer', async () => {
    const { user } = open(encodeOrderLink(linked));
    const box = await dialog();
    await user.click(answer('Добавить'));
    expect(box).not.toBeVisible();
    expect(box).toHaveTextContent(/В ссылке 2/);
    expect(box).toHaveAttribute('inert');
  });

  test('«Отмена» leaves the cart as it is', async () => {
    const { user } = open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    await dialog();
    await user.click(answer('Отмена'));
    expect(stored()).toMatchObject([{ _id: second, amount: 7 }]);
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an empty cart has nothing to replace', async () => {
    open(encodeOrderLink(linked));
    await dialog();
    expect(screen.queryByRole('button', { name: 'Заменить' })).not.toBeInTheDocument();
    expect(answer('Добавить')).toBeVisible();
  });

  const whole = encodeOrderLink(linked);
  test.each([
    ['cut off', whole.slice(0, -4)],
    ['tampered with', whole.replace(':20', ':2000')],
    ['with an amount of 1e99', whole.replace(':20', ':1e99')],
    ['with broken encoding', `${whole}%E0%A4%A`],
  ])('%s: a sentence, and the cart stays', async (_name, link) => {
    const { user } = open(link, [{ _id: second, amount: 7 }]);
    expect(within(await dialog()).getByText(/^Ссылка повреждена/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
    await user.click(answer('Закрыть'));
    expect(window.location.hash).toBe('');
    expect(stored()).toMatchObject([{ _id: second, amount: 7 }]);
  });

  test('a link to nothing that is sold can only be closed', async () => {
    open(encodeOrderLink([{ _id: 'gone', amount: 5 }]));
    expect(within(await dialog()).getByText(/Нет в каталоге: 1\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
  });

  test('another fragment opens no dialog', async () => {
    open('#handoff', [{ _id: second, amount: 7 }]);
    await screen.findByRole('region', { name: 'Передать заявку' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
