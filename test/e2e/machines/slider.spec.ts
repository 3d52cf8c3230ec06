import type { Page } from '@playwright/test';
import { sliderMachine } from '../../../src/features/slider/sliderMachine';
import { expect, test, waitForHydration } from '../support/test';
import { untaken, walksOf } from '../support/walks';

const model = {
  machine: sliderMachine,
  events: {
    'Следующий слайд': { type: 'next' },
    'Предыдущий слайд': { type: 'previous' },
    'the browser is idle': { type: 'idle' },
  },
  nameOf: ({ value, context }: { readonly value: unknown; readonly context: { index: number } }) =>
    `${String(value)} ${context.index + 1}`,
} as const;

const walks = walksOf(model);

test('the walks take every transition of the machine', () => {
  expect(untaken(model, walks)).toStrictEqual([]);
});

/** Opens the home page in a browser that is idle only when told. */
async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const idle = new Promise((resolve) => window.addEventListener('idle-now', resolve));
    window.requestIdleCallback = (callback) => {
      void idle.then(() => callback({ didTimeout: false, timeRemaining: () => 1 }));
      return 0;
    };
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
  test(`the slider follows its machine after ${state || 'nothing'}`, async ({ page, press }) => {
    for (const { way, action, states } of walks.filter((walk) => walk.way.join(', ') === state)) {
      await open(page);
      for (const [index, name] of [...way, action].entries()) {
        if (name === 'the browser is idle') {
          await page.evaluate(() => window.dispatchEvent(new Event('idle-now')));
        } else {
          await press(page.getByRole('button', { name }));
        }
        await see(page, states[index] ?? '');
      }
    }
  });
}
