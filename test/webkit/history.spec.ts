import { expect, test } from './support/test';

/** The row in the middle of the screen, and the px from the top of the screen to it. */
const rowInTheMiddle = () => {
  const row = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    ?.closest('[role="row"]');
  return { text: row?.textContent, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
};
const scrolled = () => window.scrollY;

test('Back and a reload restore the scroll position', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  await visitor.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(() => visitor.evaluate(scrolled)).toBe(3000);
  const { text, top } = await visitor.evaluate(rowInTheMiddle);
  expect(text).toBeTruthy();
  // rows above may have got their heights meanwhile, so the px from the top of the page may differ
  const isThere = async () => {
    const row = await visitor.evaluate(rowInTheMiddle);
    return row.text === text && Math.abs(row.top - top) < 4;
  };
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('header nav a[href="/contacts"]')?.click(),
  );
  await visitor.see('h1', 'Контакты');
  await visitor.back();
  await visitor.see('h1', 'Цены');
  await expect.poll(isThere).toBe(true);
  await visitor.reload();
  await visitor.seeHydrated();
  await expect.poll(isThere).toBe(true);
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
