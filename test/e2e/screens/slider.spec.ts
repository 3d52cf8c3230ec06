import { expect, test } from '../support/test';

test('The slider moves for 0.4 s and wraps around at both ends', async ({ page }) => {
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
