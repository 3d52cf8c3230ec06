import { expect, test, type Page } from '@playwright/test';
import { change, restore } from './change';

test.afterEach(restore);

test('changes to styles, components and pages are shown without losing the state of cart and dialog', async ({
  page,
}) => {
  await page.goto('/catalog/96a7747841c8368567d4f62a');
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('link', { name: 'Контакты' }).first().click();
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByPlaceholder('Ваше имя').fill('Анна');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));

  const folder = 'src/features/callback/dialog/form';
  change(`${folder}/CallbackForm.tsx`, '>Заказать обратный звонок<', '>Заказать звонок<');
  change(`${folder}/CallbackForm.module.css`, 'var(--ink-2)', 'rgb(1, 2, 3)');
  change('src/pages/contacts/ContactsHero.tsx', 'title="Контакты"', 'title="Как нас найти"');
  const dialog = page.getByRole('dialog', { name: 'Заказать звонок' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('С вами свяжутся')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('h1')).toHaveText('Как нас найти');

  await expect(dialog.getByText('Укажите телефон')).toBeVisible();
  await expect(dialog.getByPlaceholder('Ваше имя')).toHaveValue('Анна');
  await expect(page.locator('header [role=status]').first()).toHaveText('1 товар');
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
});

test('a type error is shown over the page until it is fixed', async ({ page }) => {
  await page.goto('/contacts');
  await expect(page.locator('h1')).toHaveText('Контакты');
  change('src/pages/contacts/ContactsHero.tsx', 'current="Контакты"', 'current={5}');
  await expect(errors(page)).toContainText('src/pages/contacts/ContactsHero.tsx');
  await expect(errors(page)).toContainText("Type 'number' is not assignable to type 'string'");
  restore();
  await expect(page.locator('iframe')).toBeHidden();
});

/** The error overlay of the development server. */
function errors(page: Page) {
  return page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
}
