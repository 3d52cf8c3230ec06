import type { Page } from '@playwright/test';
import { nameField } from '../support/callback';
import { cartCounter, everyPage, matsPath, saveData } from '../support/page';
import { expect, test, waitForHydration, waitForQuiet } from '../support/test';

/** Another origin. */
const outside = 'http://127.0.0.1:8080/robots.txt';

/** Has the page report, by a request, that it came back as it was, and whether its dialog is open. */
const reportReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const timer = setInterval(() => {
        const isFresh = /1\sтовар/.test(document.querySelector('header')?.textContent ?? '');
        if (!persisted || !isFresh) return;
        clearInterval(timer);
        const open = document.querySelectorAll('dialog[open]').length;
        void fetch(`/robots.txt?returned=${open}`);
      }, 50);
    });
  });

for (const path of everyPage) {
  test(`${path} comes back from the cache with the present cart and a closed dialog`, async ({
    page,
    context,
    press,
  }) => {
    // Firefox does not keep a page that is left while it is loading code, be it for other pages
    await saveData(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await reportReturn(page);
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await nameField(page).fill('Анна');
    // or after the first press
    await waitForQuiet(page);
    await page.goto(outside);
    const other = await context.newPage();
    await other.goto(matsPath);
    await press(other.getByRole('button', { name: 'В корзину' }).first());
    await expect(cartCounter(other)).toContainText(/1\sтовар/);
    await other.close();
    // the driver learns neither of such a return nor of the page that it leads to
    const returned = page.waitForRequest(/returned=/);
    await page.evaluate(() => void setTimeout(() => history.back()));
    expect((await returned).url()).toContain('returned=0');
  });
}
