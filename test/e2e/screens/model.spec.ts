import type { Page } from '@playwright/test';
import { skipInFirefox } from '../support/firefox';
import { tabTo } from '../support/keyboard';
import { cartCounter, headingOf, matsPath, stripePath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

const rollPath = `/catalog/b34c15bae4d620e4e6ead4d3/${encodeURIComponent('Вермишель')}`;

const enlarge = (page: Page) => page.getByRole('button', { name: /^Увеличить фото/ });
const fullPicture = (page: Page) => page.getByRole('dialog', { name: /«Страйп»/ });

test('A model has its first picture on the first screen, and any at full size', async ({
  page,
  press,
}) => {
  await page.goto(stripePath);
  const picture = enlarge(page).locator('img');
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect(picture).toBeInViewport();
  await waitForHydration(page);
  await press(page.getByRole('button', { name: 'бордовый', exact: true }));
  await press(enlarge(page));
  const full = fullPicture(page).getByRole('img', { name: /бордовый$/ });
  await expect(full).toBeVisible();
  await expect
    .poll(() => full.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(fullPicture(page)).toContainText(/3\sиз\s3/);
  await press(fullPicture(page).getByRole('button', { name: 'Следующее фото' }));
  await expect(fullPicture(page)).toHaveAccessibleName(/, серый$/);
  await press(fullPicture(page).getByRole('button', { name: 'Закрыть' }));
  await expect(fullPicture(page)).toBeHidden();
  await expect(enlarge(page)).toHaveAccessibleName(/, серый$/);
});

test('Pictures are turned and closed by keys, which return the focus', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await page.goto(stripePath);
  await waitForHydration(page);
  await tabTo(enlarge(page));
  await page.keyboard.press('Enter');
  await expect(fullPicture(page)).toHaveAccessibleName(/, серый$/);
  await page.keyboard.press('ArrowLeft');
  await expect(fullPicture(page)).toHaveAccessibleName(/, бордовый$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(fullPicture(page)).toContainText(/2\sиз\s3/);
  await page.keyboard.press('Escape');
  await expect(fullPicture(page)).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
  await expect(enlarge(page)).toHaveAccessibleName(/, коричневый$/);
});

test('Pictures are turned by a swipe', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'only a touch screen has swipes');
  skipInFirefox('devTools');
  await page.goto(stripePath);
  await waitForHydration(page);
  await enlarge(page).tap();
  const box = await fullPicture(page).getByRole('img').boundingBox();
  const y = (box?.y ?? 0) + 100;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', 300);
  await send('touchMove', 150);
  await send('touchEnd');
  await expect(fullPicture(page)).toHaveAccessibleName(/, коричневый$/);
});

test('The metres for an area are calculated and put into the cart', async ({ page, press }) => {
  await page.goto(rollPath);
  await waitForHydration(page);
  const calculator = page.getByRole('region', { name: 'Рассчитать на площадь' });
  await calculator.getByLabel('Цвет').selectOption('синий');
  await calculator.getByLabel('Площадь, м²').fill('18');
  await expect(calculator.getByLabel('Длина, м')).toHaveValue('20');
  await expect(calculator).toContainText(/24\sпог\.\sм × 0,9\sм = 21,6\sм²/);
  await press(calculator.getByRole('button', { name: 'Взять 12' }));
  await press(calculator.getByRole('button', { name: 'Взять 24' }));
  await press(calculator.getByRole('button', { name: /^Записать 24\sпог\.\sм в таблицу$/ }));
  const cell = page.getByRole('spinbutton', { name: /PL-90100-02/ });
  await expect(cell).toHaveValue('24');
  await press(calculator.getByRole('button', { name: 'Показать в таблице' }));
  await expect(cell).toBeFocused();
  await expect(cell).toBeInViewport();
  await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
});

test('The link of a model opens it in a clean browser', async ({ page, press, newVisitor }) => {
  await page.addInitScript(() => {
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto(`${matsPath}/${encodeURIComponent('Атлант')}`);
  await waitForHydration(page);
  await press(page.getByRole('button', { name: 'Скопировать ссылку' }));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-copied', /%D0%90%D1%82%D0%BB%D0%B0%D0%BD%D1%82$/);
  const other = await newVisitor.newPage();
  const response = await other.goto((await root.getAttribute('data-copied')) ?? '');
  expect(response?.status()).toBe(200);
  await expect(headingOf(other)).toHaveText('Ковёр грязезащитный «Атлант»');
});

test('An unknown model is answered with 404 and a link to its category', async ({
  page,
  press,
}) => {
  const response = await page.goto(`${matsPath}/unknown`);
  expect(response?.status()).toBe(404);
  await expect(headingOf(page)).toHaveText('Товар не найден');
  await press(
    page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .getByRole('link', { name: 'Ворсовые грязезащитные ковры' })
      .last(),
  );
  await expect(page).toHaveURL(matsPath);
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`A model needs no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [stripePath, rollPath]) {
      await page.goto(path);
      await waitForHydration(page);
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    }
  });
}
