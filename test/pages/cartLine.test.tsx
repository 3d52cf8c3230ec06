import { screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { renderApp } from '../support/renderApp';

const mat = {
  article: 'A-1',
  price: 100,
  priceTiers: [
    { from: 50, price: 90 },
    { from: 200, price: 80 },
  ],
  packQty: 10,
  minLot: 30,
  weight: 0.5,
  packVolume: 0.02,
};
/** Without a pack, a weight and tiers. */
const plainMat = { article: 'B-2', price: 20 };
const onlyTier = { article: 'D-4', priceTiers: [{ from: 50, price: 90 }] };
const settings = oneCategory([mat, plainMat, { article: 'C-3' }, onlyTier]);

async function openCart(...items: readonly object[]) {
  localStorage.setItem('cart', JSON.stringify(items));
  const app = renderApp('/cart', settings);
  await screen.findByRole('table', { name: 'Состав заявки' });
  return app;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const inRow = (name: string) => within(row(name));
const button = (article: string, name: string) => inRow(article).getByRole('button', { name });
const amount = (article: string) => inRow(article).getByRole('spinbutton');
const cells = (line: HTMLElement) => within(line).getAllByRole('cell').map(plain);

test('The smallest amount of a line does not go down, and leaves what can be undone', async () => {
  const { user } = await openCart({ _id: '0', amount: 30 }, { _id: '1', amount: 1 });
  await user.click(button('B-2', 'Удалить B-2'));
  const undo = await screen.findByRole('button', { name: /^Вернуть/ });
  await user.click(button('A-1', 'Уменьшить'));
  expect(amount('A-1')).toHaveValue('30');
  await user.click(undo);
  expect(row('B-2')).toBeVisible();
});

describe('The amount of a line in packs', () => {
  test('goes up and down by whole packs, not below the smallest lot', async () => {
    const { user } = await openCart({ _id: '0', amount: 45 });
    await user.click(button('A-1', 'уп.'));
    expect(amount('A-1')).toHaveValue('4,5');
    expect(amount('A-1')).toHaveAttribute('aria-valuemin', '3');
    await user.click(button('A-1', 'Уменьшить'));
    expect(amount('A-1')).toHaveValue('4');
    for (const left of ['3', '3']) {
      await user.click(button('A-1', 'Уменьшить'));
      expect(amount('A-1')).toHaveValue(left);
    }
    await user.click(button('A-1', 'Увеличить'));
    expect(amount('A-1')).toHaveValue('4');
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 40 }]));
  });

  test('goes up to the next whole pack', async () => {
    const { user } = await openCart({ _id: '0', amount: 45 });
    await user.click(button('A-1', 'уп.'));
    await user.click(button('A-1', 'Увеличить'));
    expect(amount('A-1')).toHaveValue('5');
  });

  test('can be shown in units again', async () => {
    const { user } = await openCart({ _id: '0', amount: 40 });
    const pressed = () => inRow('A-1').getByRole('button', { pressed: true });
    expect(pressed()).toHaveTextContent('шт');
    await user.click(button('A-1', 'уп.'));
    expect(pressed()).toHaveTextContent('уп.');
    await user.click(button('A-1', 'шт'));
    expect(pressed()).toHaveTextContent('шт');
    expect(amount('A-1')).toHaveValue('40');
    expect(inRow('A-1').getByText('= 4 упаковки')).toBeVisible();
  });

  test('is read only if it can be ordered', async () => {
    const { user } = await openCart({ _id: '0', amount: 40 });
    await user.click(button('A-1', 'уп.'));
    await user.clear(amount('A-1'));
    await user.type(amount('A-1'), '900000000');
    await user.tab();
    expect(amount('A-1')).toHaveAccessibleDescription('Не поняли количество');
    expect(storedCart()).toMatchObject([{ amount: 40 }]);
  });

  test('is named only if the packs are whole, and offered only if there are packs', async () => {
    await openCart({ _id: '0', amount: 45 }, { _id: '1', amount: 45 });
    expect(screen.queryByText(/^=/)).not.toBeInTheDocument();
    expect(inRow('A-1').getByRole('group', { name: 'Единица' })).toBeVisible();
    expect(inRow('B-2').queryByRole('group', { name: 'Единица' })).not.toBeInTheDocument();
  });
});

describe('The price of a line', () => {
  test.each([
    [49, '100 ₽от 50 — 90 ₽'],
    [50, '90 ₽вместо 100 ₽от 200 — 80 ₽'],
    [200, '80 ₽вместо 100 ₽'],
  ])('names the price without a tier and the next tier for %d', async (count, price) => {
    await openCart({ _id: '0', amount: count });
    expect(cells(row('A-1'))[1]).toBe(price);
  });

  test('has its unit for small screens', async () => {
    await openCart({ _id: '0', amount: 49 });
    expect(inRow('A-1').getByText('100 ₽')).toHaveAttribute('data-unit', 'за\u00A0шт');
  });
});

test('A line without a price at its amount names the amount from which it has one', async () => {
  await openCart({ _id: '3', amount: 49 });
  expect(cells(row('D-4'))[1]).toBe('по запросуот 50 — 90 ₽');
});

describe('A line', () => {
  test('leaves out a weight and a sum that are unknown', async () => {
    await openCart({ _id: '1', amount: 2 }, { _id: '2', amount: 2 });
    expect(cells(row('B-2')).slice(-3)).toStrictEqual(['', '40 ₽', '']);
    expect(cells(row('C-3')).slice(-3)).toStrictEqual(['', '—', '']);
  });

  test('of a carpet that has left the catalogue keeps its article and unit, without links', async () => {
    await openCart({ _id: 'gone', amount: 20, article: 'OLD-1', unit: 'рул' });
    expect(inRow('OLD-1').getByRole('rowheader')).toHaveAccessibleName('OLD-1');
    expect(cells(row('OLD-1'))).toStrictEqual(['', '', '20 рул', '', '—', '']);
    expect(inRow('OLD-1').queryByRole('link', { hidden: true })).not.toBeInTheDocument();
    expect(inRow('OLD-1').queryByRole('button', { name: 'Понятно' })).not.toBeInTheDocument();
  });

  test('has a picture that links to the page of the carpet and that Tab skips', async () => {
    await openCart({ _id: '0', amount: 30 });
    const [picture, name] = inRow('A-1').getAllByRole('link', { hidden: true });
    expect(picture).toHaveAttribute('href', name?.getAttribute('href'));
    expect(picture).toHaveProperty('tabIndex', -1);
    expect(name).toHaveProperty('tabIndex', 0);
  });
});

describe('The note of a line', () => {
  const field = () => inRow('A-1').getByRole('textbox', { name: 'Примечание к позиции' });

  test('stays when its field is closed by Escape, and can be changed', async () => {
    const { user } = await openCart({ _id: '0', amount: 30 });
    await user.click(button('A-1', 'Примечание'));
    expect(field()).toHaveValue('');
    await user.type(field(), 'срочно{Escape}');
    expect(button('A-1', 'Изменить')).toHaveFocus();
    await user.click(button('A-1', 'Изменить'));
    expect(field()).toHaveValue('срочно');
  });

  test('is closed when its field is left', async () => {
    const { user } = await openCart({ _id: '0', amount: 30 });
    await user.click(button('A-1', 'Примечание'));
    await user.tab();
    expect(button('A-1', 'Примечание')).toBeVisible();
  });
});

describe('The focus', () => {
  test('moves to the line before when the last one is removed', async () => {
    const { user } = await openCart({ _id: '0', amount: 30 }, { _id: '1', amount: 30 });
    await user.click(button('B-2', 'Удалить B-2'));
    expect(button('A-1', 'Удалить A-1')).toHaveFocus();
  });

  test('moves to a control before «Понятно» when a price is accepted', async () => {
    const boxes = Object.assign([new DOMRect()], { item: () => null });
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
    const { user } = await openCart({ _id: '0', amount: 30, price: 95 });
    const accept = button('A-1', 'Понятно');
    expect(accept).toHaveAccessibleDescription('A-1 Ковёр');
    await user.click(accept);
    expect(inRow('A-1').getByRole('link', { name: 'Ковёр' })).toHaveFocus();
  });
});

describe('The last row', () => {
  const last = () => screen.getAllByRole('row').at(-1) ?? document.body;

  test('has the packs, the volume, the weight and the sum', async () => {
    await openCart({ _id: '0', amount: 40 }, { _id: '1', amount: 1 });
    expect(cells(last())).toStrictEqual(['', '', '4 упаковки · 0,08 м³', '20,0 кг', '4 020 ₽', '']);
  });

  test('leaves out what is unknown', async () => {
    await openCart({ _id: '1', amount: 2 });
    expect(cells(last())).toStrictEqual(['', '', '', '', '40 ₽', '']);
  });

  test('says that the total is on request if no line has a price', async () => {
    const noPrice = oneCategory([{ article: 'C-3', packQty: 2 }]);
    localStorage.setItem('cart', JSON.stringify([{ _id: '0', amount: 4 }]));
    renderApp('/cart', noPrice);
    await screen.findByRole('table', { name: 'Состав заявки' });
    expect(plain(last())).toBe('Итого по запросу2 упаковки');
  });

  test('is that of the last line if no total is known', async () => {
    await openCart({ _id: '2', amount: 2 });
    expect(screen.queryByText('Итого')).not.toBeInTheDocument();
    expect(cells(last())).toContain('2 шт');
  });
});
