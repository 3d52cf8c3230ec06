import { encodeOrderLink } from '../../../src/domain/order/link/orderLink';
import { saveCart, storedCart } from '../support/cart';
import { chooseFilter, shownCount } from '../support/category';
import { firstMatId, headingOf, matsPath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test.describe('Malformed and unknown addresses', () => {
  for (const [path, says] of [
    ['/%E0%A4%A', 'Страница не найдена'],
    ['/%', 'Страница не найдена'],
    ['/%00', 'Страница не найдена'],
    ['/catalog/%E0%A4%A', 'Категория не найдена'],
    ['/catalog/%', 'Категория не найдена'],
    ['/catalog/unknown', 'Категория не найдена'],
    ['/catalog/0e7766b460fd2a39a2fd81d4', 'Категория не найдена'],
    ['/catalog/__proto__', 'Категория не найдена'],
    ['/catalog/constructor', 'Категория не найдена'],
    ['/catalog/a/b', 'Категория не найдена'],
    ['/catalog/96a7747841c8368567d4f62a/%E0%A4%A', 'Товар не найден'],
    ['/catalog/96a7747841c8368567d4f62a/constructor', 'Товар не найден'],
    ['/catalog/a/b/c', 'Страница не найдена'],
    ['/Catalog', 'Страница не найдена'],
    ['/catalog.html', 'Страница не найдена'],
    ['/index.html.br', 'Страница не найдена'],
    ['/404', 'Страница не найдена'],
    [`/${'x'.repeat(2000)}`, 'Страница не найдена'],
    ['/<script>alert(1)</script>', 'Страница не найдена'],
  ] as const) {
    test(`${path.slice(0, 60)}: «${says}», status 404, and the menu works`, async ({
      page,
      press,
    }) => {
      const response = await page.goto(path);
      expect([400, 404]).toContain(response?.status());
      if (response?.status() === 400) return;
      await expect(headingOf(page)).toHaveText(says);
      await press(page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).first());
      await expect(headingOf(page)).toHaveText('Контакты');
      await page.goBack();
      await expect(headingOf(page)).toHaveText(says);
    });
  }

  for (const path of ['//catalog', '/catalog//', '///catalog///']) {
    test(`${path} is the catalogue or not found`, async ({ request }) => {
      const response = await request.get(`http://localhost:8080${path}`);
      expect([200, 404]).toContain(response.status());
      expect(new URL(response.url()).hostname).toBe('localhost');
      expect(await response.text()).toContain('</html>');
    });
  }

  test('navigation to them inside the application works', async ({ page, press }) => {
    await page.goto('/catalog');
    await waitForHydration(page);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Цены' }).first();
    for (const [href, says] of [
      ['/%', 'Страница не найдена'],
      ['/%E0%A4%A', 'Страница не найдена'],
      ['/catalog/%E0%A4%A', 'Категория не найдена'],
      ['//prices', 'Цены'],
      ['/\\prices', 'Цены'],
    ] as const) {
      await page.evaluate((path) => {
        history.pushState(null, '', path.replace(/^[/\\]{2}/, '/'));
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, href);
      await expect(headingOf(page)).toHaveText(says);
    }
    await press(link);
    await expect(headingOf(page)).toHaveText('Цены');
  });
});

/** The count of what a page lists. */
const shown = /Показано|Найдено|категорий|По запросу/;

test.describe('Malformed and unknown queries', () => {
  for (const [name, query] of [
    ['5,000 parameters', Array.from({ length: 1500 }, (_, index) => `p${index}`).join('&')],
    ['nested brackets', `a${'[b]'.repeat(2000)}=1`],
    ['__proto__[x]=1', '__proto__[x]=1&constructor[prototype][x]=1'],
    ['a[21]=x', 'a[21]=x&color[21]=серый'],
    ['objects instead of strings', 'q[x]=1&sort[]=price&view[a]=cards&color[a][b]=1'],
    ['unknown values', 'color=нет&sort=toString&view=__proto__'],
    ['a malformed escape', 'q=%E0%A4%A&color=%'],
    ['markup', 'utm=<script>window.hacked=1</script>'],
  ] as const) {
    test(`${name}: the category is shown, and its filters work`, async ({ page, press }) => {
      await page.goto(`${matsPath}?${query}`);
      await waitForHydration(page);
      await expect(shownCount(page)).toHaveText(/Показано \d+ из 23/);
      expect(await page.evaluate(() => 'hacked' in window || 'x' in {})).toBe(false);
      const clear = page.getByRole('button', { name: /Сбросить/ }).first();
      if (await clear.isVisible()) await press(clear);
      await expect(shownCount(page)).toHaveText('Показано 23 из 23');
      await chooseFilter(page, press, 'Цвет', /^серый/);
      await expect(shownCount(page)).toHaveText('Показано 5 из 23');
      for (const path of ['/catalog', '/prices', '/cart', '/']) {
        await page.goto(`${path}?${query}`);
        await expect(headingOf(page)).toBeVisible();
      }
    });
  }

  // nginx refuses lines of this length, but the application can reach such an address
  for (const [name, query] of [
    ['5,000 parameters', Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&')],
    ['20,000 nested brackets', `a${'[b]'.repeat(20_000)}=1`],
    ['a search of 20,000 characters', `q=${'x'.repeat(20_000)}`],
  ] as const) {
    test(`${name}, inside the application`, async ({ page }) => {
      for (const path of [matsPath, '/catalog', '/prices']) {
        await page.goto(path);
        await waitForHydration(page);
        await page.evaluate((search) => {
          history.pushState(null, '', `?${search}`);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, query);
        await expect(page.getByRole('status').filter({ hasText: shown }).first()).toBeVisible();
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('status').filter({ hasText: shown }).first()).not.toBeEmpty();
      }
    });
  }
});

test('A page is shown with an unknown hash', async ({ page }) => {
  for (const path of [matsPath, '/conditions', '/cart']) {
    await page.goto(path);
    await waitForHydration(page);
    for (const hash of ['#nowhere', '#item-unknown', '#%E0%A4%A', '#%', '#"]', '#order', '#123']) {
      await page.goto(path + hash);
      await expect(headingOf(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.reload();
    await waitForHydration(page);
    await expect(headingOf(page)).toBeVisible();
  }
});

test.describe('An order link', () => {
  const link = encodeOrderLink([
    { _id: firstMatId, amount: 20 },
    { _id: 'e328641e68bd8ebc3f78ee18', amount: 30 },
  ]);
  const escaped = encodeOrderLink([{ _id: 'a/b', amount: 20 }]);
  const gone = 'Товары из ссылки сняты с продажи';
  const damaged = 'Ссылка повреждена: часть её потерялась или изменилась по дороге';
  for (const [name, hash, says] of [
    ['truncated', link.slice(0, -12), damaged],
    ['truncated to its mark', '#order/', damaged],
    ['with another amount', link.replace('~20', '~200'), damaged],
    ['with an amount of 1e99', link.replace('~20', '~1e99'), damaged],
    ['with an amount of −1', link.replace('~20', '~-1'), damaged],
    ['with a malformed escape', escaped.replace('%2F', '%E0'), damaged],
    ['with an id that cannot be unpacked', link.replace('#order/m', '#order/!'), damaged],
    ['of unknown ids', encodeOrderLink([{ _id: 'x', amount: 5 }]), gone],
    ['of __proto__', encodeOrderLink([{ _id: '__proto__', amount: 5 }]), gone],
    ['without lines', encodeOrderLink([]), damaged],
  ] as const) {
    test(`${name} shows an error and leaves the cart unchanged`, async ({ page, press }) => {
      await saveCart(page, [{ _id: firstMatId, amount: 10 }]);
      await page.goto(`/cart${hash}`);
      const dialog = page.getByRole('dialog', { name: /^(Заявка|Открыть заявку) по ссылке/ });
      await expect(dialog).toContainText(says);
      await expect(dialog.getByRole('button')).toHaveText(['Закрыть']);
      await press(dialog.getByRole('button', { name: 'Закрыть' }));
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/cart');
      expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 10`]);
    });
  }

  test('of known and unknown ids adds the known ones', async ({ page, press }) => {
    const mixed = [
      { _id: firstMatId, amount: 20 },
      { _id: 'x', amount: 1 },
    ];
    await page.goto(`/cart${encodeOrderLink(mixed)}`);
    const dialog = page.getByRole('dialog', { name: 'Открыть заявку по ссылке?' });
    await expect(dialog).toContainText('в корзину не попадёт');
    await press(dialog.getByRole('button', { name: 'Добавить' }));
    await expect.poll(() => storedCart(page)).toStrictEqual([`${firstMatId}: 20`]);
  });

  test('opens its dialog if the cart is open already', async ({ page }) => {
    await page.goto('/cart');
    await waitForHydration(page);
    await page.evaluate((hash) => location.assign(hash), link);
    await expect(page.getByRole('dialog', { name: 'Открыть заявку по ссылке?' })).toContainText(
      /В ссылке 2\sпозиции/,
    );
  });
});
