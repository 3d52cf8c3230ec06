import { expect, test } from './support/test';

const top = () => Math.round(window.scrollY);

test('Back and a reload return to the place on the page', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  await visitor.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(() => visitor.evaluate(top)).toBe(3000);
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('header nav a[href="/contacts"]')?.click(),
  );
  await visitor.see('h1', 'Контакты');
  await visitor.back();
  await visitor.see('h1', 'Цены');
  await expect.poll(async () => Math.abs((await visitor.evaluate(top)) - 3000)).toBeLessThan(4);
  await visitor.reload();
  await visitor.seeHydrated();
  await expect.poll(async () => Math.abs((await visitor.evaluate(top)) - 3000)).toBeLessThan(4);
});

test('An address with a hash shows its group of the price list', async ({ visitor }) => {
  await visitor.open('/prices#group-364304aa361b06ece3118386');
  await visitor.seeHydrated();
  await expect
    .poll(() =>
      visitor.evaluate(() => {
        const group = document.getElementById('group-364304aa361b06ece3118386');
        const { top: from = -1 } = group?.getBoundingClientRect() ?? {};
        return from >= 0 && from < 200;
      }),
    )
    .toBe(true);
});
