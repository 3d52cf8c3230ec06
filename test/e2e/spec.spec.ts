import { expect, test, waitForCode } from './test';

const routes = ['/', '/catalog', '/conditions', '/prices', '/contacts', '/cart'];

test.describe('Layout (spec §2, §9)', () => {
  for (const path of routes.slice(1)) {
    test(`the header of ${path}, without a gallery, is at least 580 px high`, async ({ page }) => {
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

  test('4 cards per row at 1280 px and wider, otherwise 3', async ({ page }) => {
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

  test('content is at most 1280 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/catalog');
    const box = await page.locator('main ul').first().boundingBox();
    expect(box?.width).toBe(1280);
  });

  for (const path of [...routes, '/catalog/96a7747841c8368567d4f62a', '/nowhere']) {
    test(`nothing of ${path} scrolls sideways at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }
});

test.describe('Call-back dialog (spec §2, §4, §9)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/catalog');
    await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  });

  test('is 340 px high in every state', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Заказать обратный звонок' });
    const height = () =>
      page.getByRole('dialog').evaluate((element: HTMLElement) => element.offsetHeight);
    await expect(dialog).toBeVisible();
    expect(await height()).toBe(340);

    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByText('Укажите телефон')).toBeVisible();
    expect(await height()).toBe(340);

    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await page.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
    expect(await height()).toBe(340);
  });

  test('takes 200 ms', async ({ page }) => {
    const durations = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', '));
    expect(new Set(durations)).toEqual(new Set(['0.2s']));
  });

  test('Escape, a click on the overlay, the cross and the focus’s way back', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const trigger = page.getByRole('button', { name: 'Закажи обратный звонок' });
    await expect(page.getByPlaceholder('Ваше имя')).toBeFocused();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => dialog.getByRole('button', { name: 'Закрыть' }).click(),
    ]) {
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();
      await trigger.click();
    }
  });

  test('the focus stays in', async ({ page }) => {
    // before it, the browser's own bar is reached too
    await waitForCode(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeTruthy();
      }
    }
  });

  test('ten quick clicks send one request, with what was typed', async ({ page }) => {
    const bodies: unknown[] = [];
    await page.route('/api/feedbacks', async (route) => {
      bodies.push(route.request().postDataJSON());
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ status: 204 });
    });
    await page.getByPlaceholder('Ваше имя').fill('<Анна & "Ко">');
    await page.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
    await page.evaluate(() => {
      const send = document.querySelector<HTMLButtonElement>('dialog [type=submit]');
      for (let click = 0; click < 10; click += 1) send?.click();
    });
    await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
    expect(bodies).toEqual([
      {
        customer: '&lt;Анна &amp; &quot;Ко&quot;&gt;',
        phone: '+7 900 000-00-00',
        timestamp: expect.any(Number),
      },
    ]);
  });
});

test('Slider: the change takes 0.4 s and wraps around at both ends (spec §2, §9)', async ({
  page,
}) => {
  await page.goto('/');
  const slides = page.locator('[aria-roledescription="слайд"]');
  await expect(slides).toHaveCount(5);
  const track = slides.first().locator('..');
  expect(await track.evaluate((list) => getComputedStyle(list).transitionDuration)).toBe('0.4s');

  const inView = async () => {
    const lefts = await slides.evaluateAll((all) => all.map((s) => s.getBoundingClientRect().left));
    return lefts.indexOf(0);
  };
  await page.getByRole('button', { name: 'Предыдущий слайд' }).click();
  await expect.poll(inView).toBe(4);
  await page.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect.poll(inView).toBe(0);
  await page.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect.poll(inView).toBe(1);
});

test('A cart that the earlier site left appears, and its unknown fields survive', async ({
  page,
}) => {
  const left = [{ _id: '9934f1de1eaaaaa461dfa092', amount: 30, colour: { from: 'before' } }];
  await page.addInitScript((items) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('cart', JSON.stringify(items));
    sessionStorage.setItem('seeded', '1');
  }, left);
  await page.goto('/cart');
  await expect(page.getByRole('banner')).toContainText('1 товар');
  await expect(page.getByRole('main')).toContainText('VG-4060-01');
  await page.getByRole('button', { name: 'Увеличить' }).first().click();
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '') as unknown);
  await expect.poll(stored).toMatchObject([{ ...left[0], amount: 40 }]);
});

test('The way from the catalogue to a full cart, and Back', async ({ page }) => {
  await page.goto('/catalog');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ворсовые грязезащитные ковры/ })
    .click();
  await expect(page).toHaveURL(/\/catalog\/96a7747841c8368567d4f62a$/);
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByRole('banner')).toContainText('1 товар');
  await page.evaluate(() => scrollTo(0, 700));
  // a real click would scroll the link into view first
  await page.getByRole('link', { name: 'Оформить' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Корзина');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ворсовые');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});
