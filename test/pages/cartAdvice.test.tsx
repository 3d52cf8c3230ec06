import { screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { demoCarpets } from '../support/settings/demoSettings';
import { demo, renderApp } from '../support/renderApp';

function line(article: string, amount: number) {
  const carpet = demoCarpets.find((one) => one.article === article);
  if (!carpet) throw new Error(`the demo has no ${article}`);
  return { _id: carpet._id, amount, article, note: 'срочно' };
}

async function openCart(items: readonly object[], settings: object = demo) {
  localStorage.setItem('cart', JSON.stringify(items));
  const app = renderApp('/cart', settings);
  await screen.findByRole('table', { name: 'Состав заявки' });
  return app;
}

const advice = () => screen.queryByRole('button', { name: /^(ещё|округлить)/ });
const row = (article: string) => within(screen.getByRole('row', { name: new RegExp(article) }));

test('advice sets the amount of its line with one press, which can be undone', async () => {
  const stored = [line('VG-6090-05', 45), line('VG-4060-03', 30)];
  const { user } = await openCart(stored);
  const button = row('VG-6090-05').getByRole('button', { name: /^ещё/ });
  expect(button).toHaveTextContent('ещё 5 шт — цена 589 ₽ вместо 620 ₽, дороже на 1 550 ₽');
  expect(button).toHaveAccessibleDescription(/^VG-6090-05/);
  expect(advice()).toBe(button);

  await user.click(button);
  expect(advice()).not.toBeInTheDocument();
  expect(row('VG-6090-05').getByText('29 450 ₽')).toBeVisible();
  expect(row('VG-6090-05').getByText('620 ₽').parentElement).toHaveTextContent('589 ₽');
  expect(row('VG-6090-05').getByRole('button', { name: 'Увеличить' })).toHaveFocus();
  await waitFor(() =>
    expect(storedCart()).toStrictEqual([{ ...stored[0], amount: 50 }, stored[1]]),
  );

  expect(await screen.findByText('VG-6090-05: было 45 шт, стало 50 шт')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(advice()).toHaveTextContent(/дороже на 1 550 ₽$/);
  await waitFor(() => expect(storedCart()).toStrictEqual(stored));
});

test('cheaper advice is given only while the order keeps its discount', async () => {
  const { user } = await openCart([line('VG-4060-03', 190), line('VG-6090-05', 10)], {
    ...demo,
    priceList: { ...demo.priceList, discounts: [{ from: 60_300, percent: 3 }] },
  });
  expect(screen.getByRole('row', { name: /^Товары/ })).toHaveTextContent('60 350 ₽');
  expect(advice()).not.toBeInTheDocument();

  await user.click(row('VG-6090-05').getByRole('button', { name: 'Увеличить' }));
  expect(advice()).toHaveTextContent(/^ещё 10 шт — .*, дешевле на 145,50 ₽$/);
});

test('an amount is rounded up to a full pack', async () => {
  const carpet = { _id: 'a', title: 'Коврик', price: 100, packQty: 12 };
  const categories = [{ _id: 'c', title: 'Коврики', isPublished: true, items: [carpet] }];
  const { user } = await openCart([{ _id: 'a', amount: 22 }], { categories });
  const button = screen.getByRole('button', { name: /^округлить/ });
  expect(button).toHaveTextContent('округлить до упаковки: +2 шт, дороже на 200 ₽');
  await user.click(button);
  expect(screen.getByRole('spinbutton', { name: /^Количество/ })).toHaveValue('24');
});
