import type { Page } from '@playwright/test';
import { dialogOf } from '../support/callback';
import { saveCart, rowOf, storedCart } from '../support/cart';
import { shownCount } from '../support/category';
import { headingOf } from '../support/page';
import { carpet, category, replaceBlock, replaceSettings } from '../support/settings';
import { expect, expectConsole, test, waitForHydration } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('listitem');
const soon = 'Каталог скоро появится. Запросите прайс-лист по телефону';

test.describe('An invalid settings block', () => {
  for (const [name, text, warnings] of [
    ['absent', undefined, []],
    ['empty', '', []],
    ['spaces', ' \n ', []],
    ['a byte order mark and an empty object', '\uFEFF{}', []],
    ['truncated', '{"categories":[{"_id":"mats","title":"Ков', [/not JSON, taken as empty/]],
    ['the HTML of an error page', '&lt;h1>502&lt;/h1>', [/not JSON, taken as empty/]],
    ['null', 'null', [/left out everything/]],
    ['an array', '[{"_id":"mats"}]', [/a list, taken as empty/]],
    ['a string', '"настройки"', [/left out everything/]],
    ['a number', '5', [/left out everything/]],
  ] as const) {
    test(`${name}: pages open, and the cart is kept`, async ({ page, consoleMessages }) => {
      await saveCart(page, [{ _id: 'c1', amount: 3, title: 'Коврик' }]);
      await replaceBlock(page, text);
      for (const route of ['/catalog', '/cart']) {
        await page.goto(route);
        await expect(page.getByRole('banner')).toContainText(/1\sтовар/);
        await expect(headingOf(page)).toBeVisible();
        await expectConsole(
          consoleMessages,
          warnings.map((warning) => expect.stringMatching(warning)),
        );
        if (route === '/catalog') await expect(main(page)).toContainText(soon);
      }
      await expect(main(page)).toContainText('Товар снят с продажи');
      expect(await storedCart(page)).toStrictEqual(['c1: 3']);
    });
  }
});

test.describe('Only the invalid part of a settings block is left out', () => {
  for (const [name, settings, warnings, shown] of [
    ['categories an object', { categories: { mats: category() } }, ['categories'], []],
    [
      'one bad category among good ones',
      {
        categories: [
          category(),
          { title: 5 },
          null,
          category({ _id: 'two', title: 'Вторая', items: [] }),
        ],
      },
      ['categories.1', 'categories.2'],
      ['Ковры', 'Вторая'],
    ],
    ['isPublished "false"', { categories: [category({ isPublished: 'false' })] }, [], []],
    ['isPublished 1', { categories: [category({ isPublished: 1 })] }, [], []],
    ['isPublished "true"', { categories: [category({ isPublished: 'true' })] }, [], []],
    ['items missing', { categories: [category({ items: undefined })] }, [], ['Ковры']],
    ['items null', { categories: [category({ items: null })] }, ['categories.0.items'], ['Ковры']],
    [
      'a category without _id',
      { categories: [category({ _id: undefined }), category({ title: 'Вторая' })] },
      ['categories.0'],
      ['Вторая'],
    ],
    [
      'the _id «..», which no address can hold',
      { categories: [category({ _id: '..' }), category({ title: 'Вторая' })] },
      ['categories.0'],
      ['Вторая'],
    ],
    ['a numeric _id', { categories: [category({ _id: 7 })] }, [], ['Ковры']],
    [
      'two categories with one _id',
      { categories: [category(), category({ title: 'Вторая' })] },
      ['categories.1'],
      ['Ковры'],
    ],
    [
      'one carpet in two categories',
      { categories: [category(), category({ _id: 'two', title: 'Вторая' })] },
      ['categories.1.items.0'],
      ['Ковры', 'Вторая'],
    ],
    ['no title', { categories: [category({ title: undefined })] }, ['categories.0'], []],
    ['an empty title', { categories: [category({ title: ' ' })] }, ['categories.0'], []],
    ['nothing published', { categories: [category({ isPublished: false })] }, [], []],
    ['no categories', { categories: [] }, [], []],
    ['unknown fields', { theme: [{}], categories: [category({ x: {} })] }, [], ['Ковры']],
    [
      'a company that is a string',
      { company: 'Порог', categories: [category()] },
      ['company'],
      ['Ковры'],
    ],
  ] as const) {
    test(`${name}: ${shown.join(', ') || 'an empty catalogue'}`, async ({
      page,
      consoleMessages,
    }) => {
      await replaceSettings(page, settings);
      await page.goto('/catalog');
      if (shown.length === 0) await expect(main(page)).toContainText(soon);
      else await expect(tiles(page)).toHaveText(shown.map((title) => new RegExp(title)));
      await expectConsole(
        consoleMessages,
        warnings.map((path) => expect.stringContaining(`settings: left out ${path}:`)),
      );
    });
  }

  test('nothing published: a message on the price list, no catalogue on the home page', async ({
    page,
  }) => {
    await replaceSettings(page, { company: { phones: { office: '+7 900 000-00-00' } } });
    await page.goto('/prices');
    await expect(main(page)).toContainText('Прайс-лист обновляется. Запросите его по телефону');
    await expect(main(page).getByRole('link', { name: '+7 900 000-00-00' }).first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Главная' }).first().click();
    await expect(main(page).getByRole('heading', { name: 'Как мы работаем' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Каталог' })).toBeHidden();
    await expect(main(page)).not.toContainText(/позици/);
  });

  test('invalid items are left out, and the others can be bought', async ({
    page,
    press,
    consoleMessages,
  }) => {
    const items = [{ title: 'Без кода' }, carpet(), null, carpet({ _id: 'c2', article: 'KV-2' })];
    await replaceSettings(page, { categories: [category({ items })] });
    await page.goto('/catalog/mats');
    await press(rowOf(page, 'KV-2').getByRole('button', { name: 'В корзину' }));
    await expect(page.getByRole('banner')).toContainText(/1\sтовар/);
    await expect(shownCount(page)).toHaveText('Показано 2 из 2');
    await expectConsole(consoleMessages, [
      expect.stringContaining('settings: left out categories.0.items.0:'),
      expect.stringContaining('settings: left out categories.0.items.2:'),
    ]);
  });

  test('invalid fields of carpets are left out, and the carpets can be bought', async ({
    page,
    press,
    consoleMessages,
  }) => {
    const fields = [
      ['price', 0],
      ['price', -695],
      ['price', '695 руб.'],
      ['packQty', 0],
      ['minLot', -5],
      ['step', 'десять'],
      ['priceTiers', 'от 50'],
    ] as const;
    const items = fields.map(([field, value], index) =>
      carpet({ _id: `c${index}`, article: `KV-${index}`, [field]: value }),
    );
    await replaceSettings(page, { categories: [category({ items })] });
    await page.goto('/catalog/mats');
    await expectConsole(
      consoleMessages,
      fields.map(([field], index) =>
        expect.stringContaining(`settings: left out categories.0.items.${index}.${field}:`),
      ),
    );
    for (const [index, [field]] of fields.entries()) {
      const row = rowOf(page, `KV-${index}`);
      if (field === 'price') {
        await expect(row).toContainText('Цена по запросу');
        await press(row.getByRole('button', { name: 'Запросить цену' }));
        await press(dialogOf(page).getByRole('button', { name: 'Закрыть' }));
      } else await press(row.getByRole('button', { name: 'В корзину' }));
      await expect(row).toContainText(/В корзине: 1\sшт/);
    }
    await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
    await expect
      .poll(() => storedCart(page))
      .toStrictEqual(fields.map((_, index) => `c${index}: 1`));
  });
});

test('Carpets with special characters in their ids can be bought', async ({ page, press }) => {
  test.setTimeout(90_000);
  const ids = [
    ...['a/b', '?x=1', '#x', '%', '100%25', '../x', '...', 'a b', 'ковры 60×90', '__proto__'],
    ...['constructor', 'toString', '</script>', '"&\'', '👍', '0', 'a\\b', 'mats:1', 'a;b', '+'],
  ];
  const categories = ids.map((_id, index) =>
    category({ _id, title: `Раздел ${index}.`, items: [carpet({ _id })] }),
  );
  await replaceSettings(page, { categories });
  await page.goto('/catalog');
  await waitForHydration(page);
  for (const index of ids.keys()) {
    await press(tiles(page).getByRole('link', { name: `Раздел ${index}.` }));
    await expect(headingOf(page)).toHaveText(`Раздел ${index}.`);
    await page.reload();
    await press(rowOf(page, 'KV-1').getByRole('button', { name: 'В корзину' }));
    await expect(rowOf(page, 'KV-1')).toContainText(/В корзине: 1\sшт/);
    await press(page.getByRole('navigation', { name: 'Путь' }).getByText('Каталог'));
  }
  await press(page.getByRole('banner').getByRole('link', { name: 'Оформить' }));
  await expect(rowOf(page, 'KV-1')).toHaveCount(ids.length);
  await expect.poll(() => storedCart(page)).toStrictEqual(ids.map((id) => `${id}: 1`));
});

test.describe('Unusual titles', () => {
  for (const title of [
    '</script><script>window.hacked = 1</script>',
    '<!-- <script>',
    'Ковры\u2028и дорожки',
    'Ковры &amp; дорожки',
    '<img src=x onerror="window.hacked = 1">',
    '{{constructor.constructor("window.hacked = 1")()}}',
    'Ковёр'.repeat(1000),
    '\u202Eыревок',
  ]) {
    test(`${title.slice(0, 40)} is shown as text, and no script runs`, async ({ page, press }) => {
      const items = [carpet({ title })];
      await replaceSettings(page, {
        company: { brand: title.slice(0, 60) },
        categories: [category({ title, items })],
      });
      await page.goto('/catalog');
      await expect(tiles(page)).toHaveCount(1);
      const tile = tiles(page).getByRole('link');
      expect(await tile.textContent()).toContain(title);
      await press(tile);
      await expect(rowOf(page, 'KV-1')).toBeVisible();
      expect(await headingOf(page).textContent()).toBe(title);
      expect((await page.title()).length).toBeGreaterThan(10);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      const excess = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await excess()).toBe(0);
      await page.goto('/catalog');
      expect(await excess()).toBe(0);
    });
  }

  test('a title that the server did not escape ends the block: no settings, and no script runs', async ({
    page,
    consoleMessages,
  }) => {
    const hostile = category({ title: '</script><script>window.hacked = 1</script>' });
    await replaceBlock(page, JSON.stringify({ categories: [hostile] }));
    await page.goto('/catalog');
    await expect(main(page)).toContainText(soon);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expectConsole(consoleMessages, [
      expect.stringMatching(/Content.Security.Policy/),
      expect.stringContaining('not JSON, taken as empty'),
    ]);
  });
});

test.describe('No page scrolls sideways with long values in the settings', () => {
  const phones = { office: '+7 (495) 000-00-01, +7 (495) 000-00-02 доб. 1234' };
  const email = `${'zakaz'.repeat(12)}@example-store.com`;
  const rowsOf = (columns: number) =>
    Array.from({ length: 3 }, () => Array.from({ length: columns }, () => 'индивидуально'));
  const terms = (columns: number) => {
    const [head = [], ...rows] = rowsOf(columns);
    return { conditions: [{ title: 'Скидки', paragraphs: [], table: { head, rows } }] };
  };
  const goods = (more: object) => ({ categories: [category({ items: [carpet(more)] })] });

  for (const [name, settings, routes] of [
    ['an article of 44 characters', goods({ article: 'VG4060'.repeat(8).slice(4) }), ['/']],
    ['a table of six columns', terms(6), ['/conditions']],
    ['a table of ten columns', terms(10), ['/conditions']],
    [
      'two phones in one field',
      { company: { phones }, ...goods({}) },
      ['/', '/contacts', '/catalog/mats'],
    ],
    ['an e-mail of 78 characters', { company: { email } }, ['/', '/contacts']],
    [
      'a material of 330 letters',
      {
        categories: [
          category({
            items: [
              carpet({ material: 'полипропилен'.repeat(28).slice(6) }),
              carpet({ _id: 'c2', material: 'резина' }),
            ],
          }),
        ],
      },
      ['/catalog/mats'],
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await saveCart(page, [{ _id: 'c1', amount: 30 }]);
      await replaceSettings(page, settings);
      for (const route of routes) {
        await page.goto(route);
        await waitForHydration(page);
        for (const width of [320, 390, 720, 1000, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, `${route} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
  }
});

test('A missing picture leaves a placeholder', async ({ page, consoleMessages }) => {
  const items = [carpet({ image: 'нет такой.jpg' })];
  await replaceSettings(page, { categories: [category({ image: 'missing.jpg', items })] });
  await page.goto('/catalog');
  await expect(tiles(page).locator('svg').first()).toBeVisible();
  await page.goto('/catalog/mats');
  await expect(rowOf(page, 'KV-1').locator('svg').first()).toBeVisible();
  await expect(rowOf(page, 'KV-1').locator('img')).toHaveCount(0);
  const messages = consoleMessages.splice(0);
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).toContain('404');
});

test('With 50,000 categories the catalogue, the search and buying work', async ({
  page,
  press,
}) => {
  test.setTimeout(120_000);
  const categories = Array.from({ length: 50_000 }, (_, index) =>
    category({
      _id: `c${index}`,
      title: `Раздел ${index}`,
      items: [carpet({ _id: `i${index}`, article: `KV-${index}` })],
    }),
  );
  await replaceSettings(page, { categories });
  await page.goto('/catalog');
  // so many tiles take a while on a slow machine
  const patience = { timeout: 60_000 };
  await expect(main(page).getByRole('status')).toContainText(/50\s000\sкатегорий/, patience);
  await page.getByRole('searchbox').fill('KV-49999');
  await page.getByRole('searchbox').press('Enter');
  await press(main(page).getByRole('link', { name: /KV-49999/ }));
  await page.getByRole('spinbutton', { name: /KV-49999/ }).fill('5');
  await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect(page.getByRole('banner')).toContainText(/1\sтовар/, patience);
});
