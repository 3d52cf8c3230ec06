import { everyPage } from '../support/page';
import { expect, test } from '../support/test';

for (const path of everyPage) {
  // a violation would be an error on the console, which fails any test
  test(`the policy of ${path} has nothing unsafe and is not violated`, async ({ page, press }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    // loads the code of the dialog, too
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await expect(page.getByRole('dialog').getByPlaceholder('Ваше имя')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}
