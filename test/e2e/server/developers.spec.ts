import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

const assets = 'dist/site/assets';

/** Strings in the code that `npm start` adds: badge, scenario, masked phone. Minifiers keep them. */
const marks = ['Mock scenario', 'Retry-After', '"•".repeat'];

test('the built site contains no development code', () => {
  const code = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${assets}/${file}`, 'utf8'))
    .join();
  expect(marks.filter((mark) => code.includes(mark))).toStrictEqual([]);
});

test('the built site does not call Redux DevTools and ignores ?mock=', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('the built site has called Redux DevTools');
    };
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: refuse,
      __REDUX_DEVTOOLS_EXTENSION__: { connect: refuse },
    });
  });
  await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
  await page.goto('/?mock=server-error');
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
});
