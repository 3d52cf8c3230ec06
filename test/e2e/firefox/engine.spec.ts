import { everyPage } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

for (const path of everyPage) {
  test(`${path} keeps to its security policy, which refuses what the page has not named`, async ({
    page,
    consoleMessages,
  }) => {
    const reported: string[] = [];
    await page.exposeFunction('report', (directive: string) => reported.push(directive));
    await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
      window.report(event.effectiveDirective))`);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(reported).toStrictEqual([]);

    await page.evaluate(() => {
      for (const name of ['script', 'style'] as const) {
        const element = document.createElement(name);
        element.append('window');
        document.head.append(element);
      }
    });
    await expect.poll(() => new Set(reported)).toContain('style-src-elem');
    await expect.poll(() => consoleMessages.join()).toContain('require-trusted-types-for');
    await expect.poll(() => consoleMessages.join()).toContain('style-src-elem');
    consoleMessages.length = 0;
  });
}

test('Without `text-wrap: pretty`, no text is cut off', async ({ page }) => {
  await page.goto('/conditions');
  expect(await page.evaluate(() => CSS.supports('text-wrap', 'pretty'))).toBe(false);
  const wide = await page
    .locator('main p')
    .evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth + 1).length);
  expect(wide).toBe(0);
});

test('The dialog opens by its command before the code has come', async ({
  page,
  press,
  consoleMessages,
}) => {
  await page.route('/assets/*.js', (route) => route.abort());
  await page.goto('/contacts');
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  // the code was blocked
  await expect.poll(() => consoleMessages.length).toBeGreaterThan(0);
  consoleMessages.length = 0;
});
