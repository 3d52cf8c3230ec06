import type { Page } from '@playwright/test';
import { sliderMachine } from '../../../src/features/slider/sliderMachine';
import { expect, test, waitForHydration } from '../support/test';
import { untaken, walksOf } from '../support/walks';

const model = {
  machine: sliderMachine,
  events: {
    'Следующий слайд': { type: 'next' },
    'Предыдущий слайд': { type: 'previous' },
    'the slider has rested': { type: 'prepare' },
  },
  nameOf: ({ value, context }: { readonly value: unknown; readonly context: { index: number } }) =>
    `${String(value)} ${context.index + 1}`,
} as const;

const walks = walksOf(model);

test('the walks take every transition of the machine', () => {
  expect(untaken(model, walks)).toStrictEqual([]);
});

/** Opens the home page, on which the slider has rested long enough only when told. */
async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rested = new Promise((resolve) => window.addEventListener('rested', resolve));
    const plain = window.setTimeout.bind(window);
    const patient = (callback: () => void, time?: number, ...rest: unknown[]) => {
      // `restTime` in src/features/slider/Gallery.tsx
      if (time !== 2000) return plain(callback, time, ...rest);
      void rested.then(callback);
      return 0;
    };
    Object.assign(window, { setTimeout: patient });
  });
  await page.goto('/');
  await waitForHydration(page);
  // the first interaction loads the code of the slider
  await page.keyboard.press('Shift');
}

/** Expects what a visitor sees in a state: the slide in view, and its number; and the pictures of others. */
async function see(page: Page, state: string): Promise<void> {
  const [pictures, number] = state.split(' ');
  const slides = page.locator('[aria-roledescription="слайд"]');
  await expect(page.getByText(`${number} / 5`)).toBeVisible();
  await expect(slides.nth(Number(number) - 1)).toBeInViewport({ ratio: 0.8 });
  await expect(slides.locator('img')).toHaveCount(pictures === 'firstPicture' ? 1 : 5);
}

for (const state of new Set(walks.map(({ way }) => way.join(', ')))) {
  test(`the slider follows its machine after ${state || 'nothing'}`, async ({ page }) => {
    for (const { way, action, states } of walks.filter((walk) => walk.way.join(', ') === state)) {
      await open(page);
      for (const [index, name] of [...way, action].entries()) {
        if (name === 'the slider has rested') {
          await page.evaluate(() => window.dispatchEvent(new Event('rested')));
        } else {
          // as assistive technology does: the pointer and the focus prepare the slides before a press
          await page.getByRole('button', { name }).dispatchEvent('click');
        }
        await see(page, states[index] ?? '');
      }
    }
  });
}
