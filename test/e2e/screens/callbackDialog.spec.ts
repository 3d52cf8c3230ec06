import { sentBody } from '../support/firefox';
import { expect, test, waitForHydration } from '../support/test';

test.describe('Call-back dialog', () => {
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

  test('opens with a transition of 200 ms', async ({ page }) => {
    const durations = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog).transitionDuration.split(', '));
    expect(new Set(durations)).toStrictEqual(new Set(['0.2s']));
  });

  test('closes on Escape, on a click on the overlay and on «Закрыть», and returns the focus', async ({
    page,
  }) => {
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

  test('does not let the page behind scroll while it is open', async ({ page, isOld }) => {
    test.skip(isOld, 'an old browser does not tell when a dialog opens');
    const canScroll = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    await waitForHydration(page);
    await expect.poll(canScroll).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(canScroll).toBe(true);
    await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
    await expect.poll(canScroll).toBe(false);
  });

  test('keeps the focus inside', async ({ page }) => {
    // before hydration, Tab also reaches the browser's own controls
    await waitForHydration(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeTruthy();
      }
    }
  });

  test('has the focus in its first field when it opens again after a request', async ({ page }) => {
    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await page.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
    await expect(page.getByPlaceholder('Ваше имя')).toBeFocused();
  });

  test('sends one request for ten quick clicks', async ({ page }) => {
    const bodies: unknown[] = [];
    await page.route('/api/feedbacks', async (route) => {
      bodies.push(JSON.parse(sentBody(route.request())));
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
    expect(bodies).toStrictEqual([
      {
        customer: '&lt;Анна &amp; &quot;Ко&quot;&gt;',
        phone: '+7 900 000-00-00',
        timestamp: expect.any(Number),
      },
    ]);
  });
});
