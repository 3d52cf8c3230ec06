import type { Page } from '@playwright/test';
import { matsPath, stripePath } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { expect, test } from '../support/test';

const routes = ['/', '/catalog', '/conditions', '/prices', '/contacts', '/cart'];

test.describe('Layout', () => {
  for (const path of routes.slice(1)) {
    test(`the header of ${path} is at least 580 px high`, async ({ page }) => {
      await page.goto(path);
      const box = await page.locator('header').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(580);
    });
  }

  test('the caption is hidden below 1280 px', async ({ page }) => {
    await page.goto('/catalog');
    const caption = page.getByText('Сайт Торговой компании «Порог»');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(caption).toBeVisible();
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(caption).toBeHidden();
  });

  test('there are 4 cards per row from 1280 px, otherwise 3', async ({ page }) => {
    await page.goto('/catalog');
    const tiles = page.locator('main li');
    const firstRow = async () => {
      const tops = await tiles.evaluateAll((all) =>
        all.map((li) => li.getBoundingClientRect().top),
      );
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const [width, cards] of [
      [1600, 4],
      [1280, 4],
      [1279, 3],
      [390, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await firstRow()).toBe(cards);
    }
  });

  for (const path of [matsPath, `${matsPath}?view=matrix`, stripePath, '/catalog?q=коврик']) {
    test(`pictures that offer no larger file are small on ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const pictures = page.locator('picture:has(source:not([sizes])) img');
      await expect(pictures.nth(2)).toBeAttached();
      for (const width of [1440, 1100, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const widths = await pictures.evaluateAll((all) =>
          all.map((image) => image.getBoundingClientRect().width),
        );
        expect(Math.max(...widths)).toBeLessThanOrEqual(64);
      }
    });
  }

  test('only a pointer leaves its mark on what it has pressed', async ({
    page,
    press,
    hasTouch,
  }) => {
    await page.goto(matsPath);
    const buttons = page.getByRole('button', { name: 'Увеличить' });
    const colours = () =>
      buttons.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    const [before] = await colours();
    await press(buttons.first());
    await expect.poll(async () => (await colours())[0] === before).toBe(hasTouch);
  });

  test('the content is at most 1280 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/catalog');
    const box = await page.locator('main ul').first().boundingBox();
    expect(box?.width).toBe(1280);
  });

  const excessWidth = (page: Page) =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

  for (const path of [...routes, matsPath, '/nowhere']) {
    test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      expect(await excessWidth(page)).toBe(0);
    });

    test(`${path} does not scroll sideways with a text of twice the size`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [1440, 1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await excessWidth(page), `at ${width} px`).toBe(0);
      }
    });
  }
});

test('the stock of a search result does not overlap its price at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const items = [
    carpet({ _id: 'c1', price: undefined, availability: 'ожидается', expectedAt: '2099-12-12' }),
    carpet({ _id: 'c2', article: 'KV-2', price: 1234567.89, availability: 'под заказ' }),
  ];
  await replaceSettings(page, { categories: [category({ items })] });
  await page.goto('/catalog?q=коврик');
  for (const [price, stock] of [
    [/^Цена по запросу$/, /^Ожидается/],
    [/^1\s234\s567,89\s₽$/, /^Под заказ$/],
  ] as const) {
    const rangeOf = (text: RegExp) =>
      page
        .getByRole('main')
        .getByText(text)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        });
    const [a, b] = [await rangeOf(price), await rangeOf(stock)];
    expect(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom).toBe(
      true,
    );
  }
});

test('the price of a search result is in one column, whatever its stock', async ({ page }) => {
  const items = [carpet({ _id: 'c1', availability: 'мало' }), carpet({ _id: 'c2', price: 200 })];
  await replaceSettings(page, { categories: [category({ items })] });
  await page.goto('/catalog?q=коврик');
  const rightOf = async (price: string) => {
    const box = await page.getByRole('main').getByText(price, { exact: true }).boundingBox();
    return box && Math.round(box.x + box.width);
  };
  for (const width of [1440, 600]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await rightOf('200 ₽'), `at ${width} px`).toBe(await rightOf('100 ₽'));
  }
});

test('prices of five digits with kopecks fit the sample of the price list at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const items = [carpet({ price: 98765.43, priceTiers: [{ from: 1000, price: 87654.32 }] })];
  await replaceSettings(page, { categories: [category({ items })] });
  await page.goto('/');
  await expect(page.getByText(/87\s654,32/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
