import { carpets, storedCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { orderList, orderReport } from '../support/page';
import { expect, test } from '../support/test';

const ordered = carpets.slice(0, 17).map((carpet) => ({ ...carpet, amount: 120 }));
const wrong = ['ZZ-0000-00\t10', 'VG-4060-01\t0', 'Спасибо, ждём счёт 25 ноября'];
const lines = ordered.map(({ article = '', amount }) => `${article}\t${amount}`);
/** Cells as a spreadsheet puts them on the clipboard, with wrong rows in between. */
const sheet = [wrong[0], ...lines.slice(0, 9), wrong[1], ...lines.slice(9), wrong[2], ''].join(
  '\r\n',
);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('Of twenty rows pasted from a spreadsheet, three wrong ones are reported', async ({
  page,
  press,
}) => {
  await page.goto('/');
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  const list = orderList(page);
  await press(list);
  await page.keyboard.press('Control+V');
  await expect(page.getByText(/^20\sстрок$/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Проверить' }));

  const report = orderReport(page);
  await expect(report.getByRole('status')).toHaveText('Найдено 17 из 20');
  const bad = report.getByRole('listitem').filter({ hasText: /такого артикула нет|не поняли/ });
  await expect(bad).toHaveText([
    /^ZZ-0000-00\s10: такого артикула нет/,
    /^VG-4060-01 .*: не поняли количество\. В строке: «VG-4060-01\s0»/,
    /^Спасибо, ждём счёт 25 ноября: такого артикула нет/,
  ]);

  await press(report.getByRole('button', { name: /^В корзину 17\sпозиций$/ }));
  await expect(report.getByRole('status')).toHaveText(/^Осталось 3\sстроки$/);
  await expect(list).toHaveValue(wrong.join('\n'));
  await expect(bad).toHaveCount(3);
  await expect(page.getByRole('banner')).toContainText(/17\sтоваров/);
  await expect
    .poll(() => storedCart(page))
    .toStrictEqual(ordered.map(({ _id, amount }) => `${_id}: ${amount}`));
});

test('A list of articles is ordered by keyboard alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await page.goto('/');
  const list = orderList(page);
  await tabTo(list);
  await page.keyboard.type('VG-4060-01 34\nZZ-0000-00 10');
  await tabTo(page.getByRole('button', { name: 'Проверить' }));
  await page.keyboard.press('Enter');
  const report = orderReport(page);
  await tabTo(report.getByRole('button', { name: '40', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(report.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await page.keyboard.press('Enter');
  const strip = page.getByRole('group', { name: 'Что дальше' });
  await expect(strip).toBeFocused();
  const next = await strip.getByRole('link', { name: 'Перейти в корзину' }).boundingBox();
  const undo = await strip.getByRole('button', { name: 'Вернуть' }).boundingBox();
  expect(undo?.y).toBeLessThan((next?.y ?? 0) + (next?.height ?? 0));
  await expect(list).toHaveValue('ZZ-0000-00 10');
  await expect.poll(() => storedCart(page)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 40']);
});

const mail = `Здравствуйте! Просим выставить счёт:
VG-6090-05  45
VG-4060-03  190
VG-6090-99  10
KK-4070-05
С уважением, отдел закупок`;

test('A mail is ordered by answering the questions of its report', async ({ page, press }) => {
  await page.goto('/');
  const list = orderList(page);
  await list.fill(mail);
  await press(page.getByRole('button', { name: 'Проверить' }));
  const report = orderReport(page);
  await expect(report.getByText('Найдено 2 из 4')).toBeVisible();
  await expect(report.getByText(/^82\s050\s₽$/)).toBeVisible();
  await expect(report.getByText(/^2\sстроки без артикула$/)).toBeVisible();

  await press(report.getByRole('button', { name: /VG-6090-04/ }));
  await expect(report.getByText('Найдено 3 из 4')).toBeVisible();
  await page.reload();
  await expect(list).toHaveValue(mail);
  await expect(report.getByText('Найдено 3 из 4')).toBeVisible();

  await press(report.getByRole('button', { name: /^В корзину 3\sпозиции$/ }));
  await expect(list).toHaveValue('KK-4070-05');
  await expect(page.getByText(/^1\sстрока осталась$/)).toBeVisible();
  await press(report.getByRole('button', { name: /^12\sшт 1\sупаковка$/ }));
  await press(report.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect(list).toHaveValue('');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Добавлена 1\sпозиция$/)).toBeVisible();
  await press(main.getByRole('link', { name: 'Перейти в корзину' }));
  await expect.poll(() => storedCart(page)).toHaveLength(4);
});

test('«Вернуть» takes the adding back and returns the list', async ({ page, press }) => {
  await page.goto('/');
  const list = orderList(page);
  await list.fill('VG-4060-01 40\nZZ-0000-00 10');
  await press(page.getByRole('button', { name: 'Проверить' }));
  const report = orderReport(page);
  await report.getByRole('button', { name: /^В корзину 1\sпозицию$/ }).dblclick();
  await expect.poll(() => storedCart(page)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 40']);
  await expect(page).toHaveURL('/');

  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: 'Вернуть' }));
  await expect(list).toHaveValue('VG-4060-01 40\nZZ-0000-00 10');
  await expect(main.getByText(/^Добавлена 1\sпозиция$/)).toBeHidden();
  await expect.poll(() => storedCart(page)).toStrictEqual([]);
});
