import { expect, type Locator } from '@playwright/test';

/** A page has fewer stops than this. */
const longestWay = 300;

/** Goes to an element by Tab alone, as those do who have no mouse. */
export async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < longestWay && !(await isThere()); press += 1) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
