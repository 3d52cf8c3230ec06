import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
  await page.getByRole('button', { name: 'Отправить' }).click();
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'Mock scenario' });

test.describe('Mock scenarios', () => {
  for (const [name, text] of [
    ['success', 'Ожидайте звонка!'],
    ['slow', 'Отправляем…'],
    ['server-error', 'Не удалось отправить'],
    ['forbidden', 'Не удалось отправить'],
    ['too-many', 'Не удалось отправить'],
    ['html', 'Не удалось отправить'],
    ['offline', 'Нет связи'],
  ] as const) {
    test(`?mock=${name} shows «${text}»`, async ({ page }) => {
      await page.goto(`/contacts?mock=${name}`);
      await send(page);
      await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
      await expect(badge(page)).toHaveText(name === 'success' ? [] : [`mock: ${name}`]);
    });
  }

  test('are kept through navigation and a reload until they are switched off', async ({ page }) => {
    await page.goto('/?mock=server-error');
    await page.getByRole('link', { name: 'Контакты' }).first().click();
    await expect(page).toHaveURL('/contacts');
    await page.reload();
    await send(page);
    await expect(page.getByText('Не удалось отправить')).toBeVisible();
    await page.keyboard.press('Escape');

    await badge(page).getByRole('link').click();
    await send(page);
    await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
    await page.goto('/contacts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toBeHidden();
  });

  test('are shown in a badge without accessibility violations', async ({ page }) => {
    await page.goto('/catalog?mock=slow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badge(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toStrictEqual([]);
  });

  test('that do not exist cause a warning with the names of those that do', async ({ page }) => {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/?mock=teapot');
    expect((await warning).text()).toBe(
      '?mock=teapot is not one of success, slow, server-error, forbidden, too-many, html, offline',
    );
  });
});
