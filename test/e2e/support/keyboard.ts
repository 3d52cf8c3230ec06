import { expect, type Locator } from '@playwright/test';

/** More than the focusable elements of any page. */
const most = 300;

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < most && !(await isFocused()); press += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
