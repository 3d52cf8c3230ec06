import { act, screen, waitFor, within } from '@testing-library/react';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { storedCart } from '../support/cart';
import { demoCarpets } from '../support/settings/demoSettings';
import { renderApp } from '../support/renderApp';

const [first, second, third] = demoCarpets.map(({ _id }) => _id);
const linked = [
  { _id: first ?? '', amount: 20 },
  { _id: 'gone', amount: 5 },
];
const dialog = () => screen.findByRole('dialog', { name: 'Открыть заявку по ссылке?' });
const answer = (name: string) => screen.getByRole('button', { name });

function open(link: string, cart: object[] = []) {
  localStorage.setItem('cart', JSON.stringify(cart));
  return renderApp(`/cart${link}`);
}

describe('The dialog of an order link', () => {
  test('shows what differs from the cart, and the sums after each answer', async () => {
    open(encodeOrderLink([...linked, { _id: third ?? '', amount: 40 }]), [
      { _id: second, amount: 7 },
      { _id: third, amount: 10 },
    ]);
    const box = within(await dialog());
    expect(
      box.getByText(
        /^В корзине уже 2\sпозиции\. Вот что изменится, если заменить её заявкой из ссылки\.$/,
      ),
    ).toBeVisible();
    const rows = box.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toStrictEqual([
      expect.stringMatching(/^добавитсяVG-4060-01 .*20\sшт\+5\s700\s₽$/),
      expect.stringMatching(/^снят с продажи.*в корзину не попадёт5\sшт—$/),
      expect.stringMatching(/^изменитсяVG-4060-03 .*10\sшт → станет\s+40\sшт\+9\s000\s₽$/),
      expect.stringMatching(/^уйдётVG-4060-02 .*в ссылке этой позиции нет7\sшт−2\s065\s₽$/),
      expect.stringMatching(/^VG-4060-03 .*10\s\+\s40\s=\s50\sшт$/),
    ]);
    const sum = (name: string) => box.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(sum('Сейчас')).toHaveTextContent(/^5\s065\s₽2\sпозиции$/);
    expect(sum('Если заменить')).toHaveTextContent(/^17\s700\s₽2\sпозиции$/);
    expect(sum('Если добавить')).toHaveTextContent(
      /3\sпозиции; количества сложатся: 10 \+ 40 = 50\sшт$/,
    );
  });

  test('shows no sum where no line has a price', async () => {
    const { _id = '' } = demoCarpets.find(({ price }) => price === undefined) ?? {};
    open(encodeOrderLink([{ _id, amount: 20 }]));
    const box = within(await dialog());
    expect(box.getByText('Если добавить', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /^1\sпозиция, по запросу$/,
    );
  });

  test('says which discount each answer has', async () => {
    open(encodeOrderLink([{ _id: first ?? '', amount: 200 }]), [{ _id: second, amount: 200 }]);
    const box = within(await dialog());
    const sum = (name: string) => box.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(sum('Сейчас')).toHaveTextContent(/1\sпозиция, со\sскидкой\s3\s%$/);
    expect(sum('Если заменить')).toHaveTextContent(/1\sпозиция, со\sскидкой\s3\s%$/);
    expect(sum('Если добавить')).toHaveTextContent(/2\sпозиции, со\sскидкой\s3\s%$/);
  });

  test('says so if the cart already has the same lines, and does not offer to replace', async () => {
    open(encodeOrderLink([{ _id: second ?? '', amount: 7 }]), [{ _id: second, amount: 7 }]);
    const box = within(await dialog());
    expect(box.getByText(/^В корзине уже то же самое: 1\sпозиция/)).toBeVisible();
    expect(box.getByText(/^Без изменений: 1\sпозиция$/)).toBeVisible();
    expect(box.queryByRole('button', { name: 'Заменить' })).not.toBeInTheDocument();
    expect(box.getByText(/количества сложатся: 7 \+ 7 = 14\sшт$/)).toBeVisible();
  });

  test('folds many lines that would leave the cart into one row with their sum', async () => {
    const cart = demoCarpets.slice(1, 6).map(({ _id }) => ({ _id, amount: 10 }));
    const { user } = open(encodeOrderLink(linked), cart);
    const box = within(await dialog());
    const folded = box.getByText(/5\sпозиций, которых нет в ссылке/);
    expect(box.getAllByText('уйдёт')).toHaveLength(1);
    await user.click(within(folded).getByRole('button', { name: 'Показать' }));
    expect(box.getAllByText('уйдёт')).toHaveLength(6);
  });

  test('follows the cart when another tab changes it', async () => {
    open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    const box = within(await dialog());
    const text = JSON.stringify([{ _id: first, amount: 20 }]);
    localStorage.setItem('cart', text);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: text }));
    });
    expect(await box.findByText(/^В корзине уже то же самое: 1\sпозиция/)).toBeVisible();
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
    expect(box).toHaveTextContent(/В ссылке 2\sпозиции/);
    expect(box).toHaveAttribute('inert');
  });

  test.each(['Отмена', 'Закрыть'])('leaves the cart unchanged on «%s»', async (name) => {
    const { user } = open(encodeOrderLink(linked), [{ _id: second, amount: 7 }]);
    await dialog();
    await user.click(answer(name));
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
    ['tampered with', whole.replace('~20', '~2000')],
    ['given an amount of 1e99', whole.replace('~20', '~1e99')],
    ['malformed', `${whole}%E0%A4%A`],
  ])('shows an error and leaves the cart unchanged if the link is %s', async (_name, link) => {
    const { user } = open(link, [{ _id: second, amount: 7 }]);
    const box = await screen.findByRole('dialog', { name: 'Заявка по ссылке' });
    expect(within(box).getByText(/^Ссылка повреждена/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
    await user.click(answer('Закрыть'));
    expect(window.location.hash).toBe('');
    expect(storedCart()).toMatchObject([{ _id: second, amount: 7 }]);
  });

  test('can only be closed if the catalogue has no carpet of the link', async () => {
    open(encodeOrderLink([{ _id: 'gone', amount: 5 }]));
    expect(within(await dialog()).getByText(/^Товары из ссылки сняты с продажи/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
  });

  test('does not open for another fragment', async () => {
    open('#handoff', [{ _id: second, amount: 7 }]);
    await screen.findByRole('region', { name: 'Передать заявку' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
