import { carpets, saveCart, storedCart } from '../support/cart';
import { matsPath, menuLink } from '../support/page';
import { expect, test } from '../support/test';

test('Line 26 of 40 is restored in its position, also after another page', async ({
  page,
  press,
}) => {
  await saveCart(
    page,
    carpets.slice(0, 40).map(({ _id }) => ({ _id, amount: 20 })),
  );
  await page.goto('/cart');
  const before = await storedCart(page);
  const remove = page.getByRole('button', { name: /^Удалить / }).nth(25);
  const name = (await remove.getAttribute('aria-label')) ?? '';
  const undo = page.getByRole('button', { name: 'Вернуть' });
  await press(remove);
  await expect(page.getByText(name.replace('Удалить', 'Удалено:'))).toBeInViewport({ ratio: 1 });
  await expect.poll(() => storedCart(page)).toHaveLength(39);

  await press(menuLink(page, 'Контакты'));
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(undo).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await press(undo);
  await expect(undo).toBeHidden();
  await expect(remove).toHaveAttribute('aria-label', name);
  await expect.poll(() => storedCart(page)).toStrictEqual(before);
});

test('The toast with «Вернуть» does not cover the bar, nor a notice', async ({ page, press }) => {
  await page.goto(matsPath);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  const undo = page.getByRole('status').filter({ hasText: 'В корзине: VG-4060-01, 10' });
  await expect(undo).toBeVisible();
  await press(menuLink(page, 'Цены'));
  await page.getByRole('spinbutton').first().fill('10');
  await press(page.getByRole('button', { name: 'Скачать CSV' }));
  const notice = page.getByText('Файл скачан');
  await expect(notice).toBeVisible();
  const boxes = await Promise.all(
    [notice, undo, page.getByRole('region', { name: 'Выбранное' })].map((box) => box.boundingBox()),
  );
  const [first, second, bar] = boxes.map((box) => ({
    top: box?.y ?? 0,
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  }));
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  expect(second?.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  await expect(notice).toBeHidden();
  await expect(undo).toBeVisible();
});
