import { matsPath, stripePath } from '../support/page';
import { countSkipped, expect, test, waitForHydration } from '../support/test';

const paths = [
  '/',
  '/catalog',
  matsPath,
  stripePath,
  '/conditions',
  '/prices',
  '/contacts',
  '/cart',
];
for (const path of [...paths, '/nowhere']) {
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
    expect(reported).toEqual([]);

    await page.evaluate(() => {
      for (const name of ['script', 'style'] as const) {
        const element = document.createElement(name);
        element.append('window');
        document.head.append(element);
      }
    });
    await expect.poll(() => new Set(reported)).toContain('style-src-elem');
    await expect
      .poll(() => consoleMessages.join())
      .toMatch(/TrustedScript|script-src|Trusted Type/);
    consoleMessages.length = 0;
  });
}

test('Without a typed `attr()`, rows off the screen are left out of layout one by one', async ({
  page,
}) => {
  await page.goto(`${matsPath}?view=table`);
  expect(await page.evaluate(() => CSS.supports('width', 'attr(data-rows type(<length>))'))).toBe(
    false,
  );
  const last = page.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => countSkipped(page)).toBeGreaterThan(0);
});

test('Without `text-wrap: pretty`, no text is cut off', async ({ page }) => {
  await page.goto('/conditions');
  expect(await page.evaluate(() => CSS.supports('text-wrap', 'pretty'))).toBe(false);
  const wide = await page
    .locator('main p')
    .evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth + 1).length);
  expect(wide).toBe(0);
});

test('The dialog opens by its command before the code has come', async ({ page, press }) => {
  await page.route('/assets/*.js', (route) => route.abort());
  await page.goto('/contacts');
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await expect(page.getByRole('dialog')).toBeVisible();
});
