import { expect, type Locator } from '@playwright/test';

/** More than the focusable elements of any page. */
const most = 300;

/**
 * Presses Tab until an element has the focus; Shift+Tab where it precedes the focused one. Firefox goes
 * from the end of a page to its own buttons, where its driver does not press keys.
 */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  const precedes = await target.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? element) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (let press = 0; press < most && !(await isFocused()); press += 1) {
    await target.page().keyboard.press(precedes ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}
