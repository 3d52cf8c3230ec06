import { matsPath, stripePath } from './support/site';
import { expect, test } from './support/test';

const routes = [
  ['/', 'Один из ведущих поставщиков'],
  ['/catalog', 'Каталог'],
  [matsPath, 'Ворсовые грязезащитные ковры'],
  [`${matsPath}?view=cards`, 'Ворсовые грязезащитные ковры'],
  [stripePath, 'Страйп'],
  ['/prices', 'Цены'],
  ['/cart', 'Корзина'],
  ['/conditions', 'Условия'],
  ['/contacts', 'Контакты'],
  ['/nowhere', 'не найдена'],
] as const;

for (const [route, title] of routes) {
  test(`${route} opens, is hydrated and fits the width`, async ({ visitor, viewport }) => {
    await visitor.open(route);
    await visitor.seeHydrated();
    await visitor.see('h1', title);
    const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport?.width ?? 0);
    expect(await visitor.evaluate(() => document.title)).not.toBe('');
  });
}

test('The menu leads through the pages and Back returns', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.seeHydrated();
  await visitor.press('header nav a', 'Условия работы');
  await visitor.see('h1', 'Условия');
  await visitor.press('header nav a', 'Контакты');
  await visitor.see('h1', 'Контакты');
  await visitor.back();
  await visitor.see('h1', 'Условия');
});

test.describe('Without scripts', () => {
  test.use({ withScripts: false });

  test('goods and prices can be read, and the telephone can be called', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.press('header nav a', 'Каталог');
    await visitor.see('h1', 'Каталог');
    await visitor.press('main a', 'Кокосовые коврики');
    await visitor.see('h1', 'Кокосовые коврики');
    await visitor.see('main', 'KK-3360-01');
    await visitor.press('header a[href^="tel:"]');
    await expect.poll(() => visitor.reports).toContainEqual(expect.stringMatching('OPENED tel:'));
  });
});
