import { matsPath, stripePath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});
test.skip(({ browserName }) => browserName !== 'chromium', 'the option is Chromium’s');

test.describe('With twice the usual font of the browser', () => {
  for (const path of [
    '/',
    matsPath,
    `${matsPath}?view=cards`,
    stripePath,
    '/prices',
    '/contacts',
  ]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBe(0);
    });
  }

  for (const path of [matsPath, '/prices']) {
    test(`no cell covers another one of its row on ${path}`, async ({ page }) => {
      await page.goto(path);
      const row = page.getByRole('row', { name: 'VG-4060-01' });
      await expect(row).toBeVisible();
      const covered = await row.getByRole('cell').evaluateAll((cells) => {
        const contents = cells.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return { text: cell.textContent, box: range.getBoundingClientRect() };
        });
        return contents.flatMap(({ text, box }, index) =>
          contents
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
            )
            .map((other) => [text, other.text]),
        );
      });
      expect(covered).toStrictEqual([]);
    });
  }

  test('what a script adjusts follows the layout as well', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/conditions');
    await waitForHydration(page);
    const contents = page.getByRole('navigation', { name: 'Содержание' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await page.goto('/catalog');
    await waitForHydration(page);
    await page.getByRole('searchbox').fill('щетинка');
    await expect(page.getByText(/^По запросу/)).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  });
});
