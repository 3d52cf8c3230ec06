import { fillDialog, nameField, phoneField, sendButton } from '../support/callback';
import { chooseFilter, shownCount } from '../support/category';
import { headingOf, matsPath, menuLink } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test('A reloaded category is not shown with choices of an earlier visit', async ({
  page,
  press,
}) => {
  await page.goto(`${matsPath}?view=table`);
  await waitForHydration(page);
  await chooseFilter(page, press, 'Размер', /^60×90/);
  await page.getByLabel('Сортировка').selectOption('по размеру');
  await press(menuLink(page, 'Каталог'));
  await press(page.getByRole('main').getByRole('link', { name: /^Ворсовые/ }));
  await expect(headingOf(page)).toHaveText(/^Ворсовые/);
  await page.reload();
  await waitForHydration(page);
  await expect(shownCount(page)).toHaveText(/Показано 23 из 23/);
  const chosen = page.getByRole('checkbox', { checked: true, includeHidden: true });
  await expect(chosen).toHaveCount(0);
  await expect(page.getByLabel('Сортировка')).toHaveValue('');
});

test('What has been sent is not in the dialog of a reloaded page', async ({ page, press }) => {
  await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
  await page.goto('/contacts');
  await waitForHydration(page);
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await expect(nameField(page)).toHaveValue('');
  await expect(phoneField(page)).toHaveValue('');
});
