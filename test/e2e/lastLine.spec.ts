import { leaveCart, rowOf } from './cart';
import { expect, test } from './test';

test('The last line comes back too', async ({ page, press }) => {
  await leaveCart(page, [{ _id: 'e328641e68bd8ebc3f78ee18', amount: 20, note: 'образец' }]);
  await page.goto('/cart');
  await press(page.getByRole('button', { name: 'Удалить VG-4060-02' }));
  await expect(page.getByRole('banner')).toContainText('Нет товаров');
  await press(page.getByRole('button', { name: 'Вернуть' }));
  await expect(rowOf(page, 'VG-4060-02')).toContainText('образец');
  await expect(page.getByRole('banner')).toContainText(/1\sтовар/);
  await page.reload();
  await expect(rowOf(page, 'VG-4060-02')).toContainText('образец');
});
