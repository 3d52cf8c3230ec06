import path from 'node:path';
import type { Page } from '@playwright/test';
import { cartWithAdvice, cartWithWarnings, saveCart } from '../support/cart';
import { matsPath } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { expect, test, waitForHydration } from '../support/test';

// rows and cards are contained, so what leaves them would be cut off (docs/decisions/contained-rows.md)

/** px of the outline of the focus: its width and its distance. */
const outline = 4;

const lists = {
  category: matsPath,
  'category, as cards': `${matsPath}?view=cards`,
  'price list': '/prices',
  cart: '/cart',
};

/** Rows of tables, and cards. */
const rows = 'tbody tr, li:has(h3)';

/** The texts of what leaves its row; of what can be focused, including the outline. */
function findLeaving(page: Page): Promise<readonly string[]> {
  return page.locator(rows).evaluateAll((rows, outline) => {
    // for screen readers alone
    const isHidden = (element: Element | null): boolean =>
      !!element && (element.getBoundingClientRect().width <= 1 || isHidden(element.parentElement));
    return rows.flatMap((row) => {
      const box = row.getBoundingClientRect();
      return [...row.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .filter((element) => !isHidden(element))
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const canFocus = element.matches('a, button, input, select, summary');
          // some draw their outline inside
          const isInside = getComputedStyle(element).outlineOffset.startsWith('-');
          const room = canFocus && !isInside ? outline : 0;
          return (
            left - room < box.left - 1 ||
            right + room > box.right + 1 ||
            top - room < box.top - 1 ||
            bottom + room > box.bottom + 1
          );
        })
        .map(
          ({ tagName, textContent }) =>
            `${row.textContent.slice(0, 40)}: ${tagName} ${textContent}`,
        );
    });
  }, outline);
}

for (const [name, address] of Object.entries(lists)) {
  test(`Nothing leaves the rows of the list: ${name}`, async ({ page }) => {
    await saveCart(page, [...cartWithWarnings, ...cartWithAdvice]);
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByText('VG-4060-01', { exact: true }).first()).toBeVisible();
    const notes = page.getByRole('button', { name: 'Примечание' });
    if (address === '/cart') await notes.first().click();
    expect(await findLeaving(page)).toStrictEqual([]);
  });
}

/** The texts of rows that have a height, while nothing in them has a width. */
const findEmpty = (page: Page) =>
  page.locator(rows).evaluateAll((all) =>
    all
      .filter((row) => getComputedStyle(row).contentVisibility === 'visible')
      .filter((row) => row.getBoundingClientRect().height > 0)
      .filter((row) => [...row.children].every((part) => !part.getBoundingClientRect().width))
      .map((row) => row.textContent.slice(0, 40)),
  );

// Firefox lays out nothing in a row that was left out first, if its containment stays the same
test('Rows of the price list that are laid out last have their contents', async ({ page }) => {
  await page.goto('/prices');
  // an assertion that looks again and again would make Firefox lay them out
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' });
  expect(await findEmpty(page)).toStrictEqual([]);
});

test('Rows that a search brings up have their contents', async ({ page }) => {
  const items = Array.from({ length: 60 }, (_item, n) =>
    carpet({ _id: `c${n}`, article: `KV-${n}`, title: n < 40 ? 'Дорожка' : 'Коврик' }),
  );
  await replaceSettings(page, {
    categories: [category({ _id: path.basename(matsPath), items })],
  });
  await page.goto(`${matsPath}?view=table`);
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Поиск в категории' }).fill('коврик');
  await page.locator(rows).first().filter({ hasText: 'KV-40' }).waitFor({ state: 'attached' });
  expect(await findEmpty(page)).toStrictEqual([]);
});
