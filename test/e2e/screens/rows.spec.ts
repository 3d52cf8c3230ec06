import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { carpets, cartWithAdvice, cartWithWarnings, saveCart } from '../support/cart';
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

const rowsInTint = 12;

/** The heights of what follows each other down the left padding of the first rows, by their colours. */
async function coloursOf(page: Page): Promise<readonly (readonly [string, number])[]> {
  const tinted = page.locator('tbody tr:has([role="spinbutton"])');
  const first = await tinted.first().boundingBox();
  const last = await tinted.nth(rowsInTint - 1).boundingBox();
  if (!first || !last) throw new Error('no rows');
  const y = Math.ceil(first.y) + 2;
  const clip = { x: Math.ceil(first.x) + 8, y, width: 1, height: Math.floor(last.y) + 9 - y };
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const runs: [string, number][] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.subarray(at, at + 3).toString('hex');
    const run = runs.at(-1);
    if (run?.[0] === colour) run[1] += 1;
    else runs.push([colour, 1]);
  }
  return runs;
}

async function expectThinLines(page: Page): Promise<void> {
  const runs = await coloursOf(page);
  expect(new Set(runs.map(([colour]) => colour)).size).toBe(2);
  const lines = runs.filter((_run, index) => index % 2 === 1);
  expect(lines.map(([, height]) => height)).toStrictEqual(Array(rowsInTint - 1).fill(1));
}

for (const [name, address] of Object.entries({ category: matsPath, cart: '/cart' })) {
  test(`One thin line is between rows that are tinted, in the list: ${name}`, async ({ page }) => {
    const { width = 0 } = page.viewportSize() ?? {};
    // fits all of these rows
    await page.setViewportSize({ width, height: 6000 });
    // not a multiple of any lot
    const items = carpets.slice(0, rowsInTint).map(({ _id }) => ({ _id, amount: 23 }));
    await saveCart(page, items);
    await page.goto(address);
    await waitForHydration(page);
    await expectThinLines(page);
  });
}

test('One thin line is between rows of the price list that are chosen', async ({ page }) => {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 6000 });
  const items = Array.from({ length: rowsInTint }, (_item, n) =>
    carpet({ _id: `c${n}`, article: `KV-${n}`, priceTiers: [{ from: 50, price: 90 }], step: 10 }),
  );
  await replaceSettings(page, { categories: [category({ items })] });
  await page.goto('/prices');
  await waitForHydration(page);
  for (const field of await page.getByRole('spinbutton').all()) await field.fill('23');
  await page.getByRole('spinbutton').last().blur();
  await page.mouse.move(0, 0);
  await expectThinLines(page);
});

test('On a touch screen, the amounts of a question stand among its words', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'a mouse needs no large targets');
  await saveCart(page, cartWithWarnings);
  await page.goto('/cart');
  await waitForHydration(page);
  const amount = page.getByRole('button', { name: '40', exact: true });
  const box = await amount.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const gaps = await amount.locator('..').evaluate((question) => {
    const texts = document.createTreeWalker(question, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      boxes.push(range.getBoundingClientRect());
    }
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
  });
  expect(Math.max(...gaps)).toBeLessThan(1);
});

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
