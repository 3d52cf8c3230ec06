import { scriptsOf } from '../support/chunks';
import { headingOf, menuLink, saveData } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test('A quiet page has the code of the pages that its visible links lead to', async ({
  page,
  press,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
  await page.goto('/conditions');
  await expect
    .poll(() => loaded)
    .toStrictEqual(expect.arrayContaining(['catalog', 'prices', 'contacts'].flatMap(scriptsOf)));
  // what is requested from now on never comes
  await page.route('/assets/*', () => undefined);
  for (const name of ['Каталог', 'Цены', 'Контакты']) {
    await press(menuLink(page, name));
    await expect(headingOf(page)).toContainText(name);
  }
});

test('For a visitor who saves data, the code of a page is loaded when its link is pressed', async ({
  page,
  press,
}) => {
  await saveData(page);
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.waitForTimeout(2500);
  // the code that finds out that data is to be saved, and its styles
  expect(requests.length).toBeLessThanOrEqual(2);
  await press(page.getByRole('link', { name: 'Все категории' }));
  await expect(headingOf(page)).toContainText('Каталог');
});
