import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeSettings } from '../bench/makeSettings';
import { rewritePages, serve } from '../e2e/support/site';
import { storedCart } from './support/site';
import { expect, test } from './support/test';

const repository = path.resolve(__dirname, '../..');
const settings = makeSettings(1, 850, 25);
const [category] = settings.categories;

let close = () => {};
let origin = '';

test.beforeAll(() => {
  // writes and compresses a whole site
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'large-category-'));
  const file = path.join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  const site = rewritePages(repository, path.join(folder, 'site'), { settings: file });
  const server = serve(site, 8091);
  origin = server.origin;
  close = () => {
    server.stop();
    rmSync(folder, { recursive: true });
  };
});

test.afterAll(() => close());

test('In a category of 850 rows, a row stays where it is when it is bought', async ({
  visitor,
}) => {
  const id = category?.items[500]?._id ?? '';
  const row = `item-${id}`;
  await visitor.open(`${origin}/catalog/${category?._id ?? ''}?view=table`);
  // until then, rows are laid out as they come near the screen
  await expect
    .poll(() => visitor.evaluate(() => 'laidOut' in document.documentElement.dataset))
    .toBe(true);
  const topOf = () =>
    visitor.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, row);
  const top = await visitor.evaluate((name) => {
    const element = document.getElementById(name);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // before rows that come near the screen could be laid out
    return element?.getBoundingClientRect().top;
  }, row);
  expect(top).toBeGreaterThan(0);
  await visitor.press(`#${row} button`, 'Увеличить');
  await visitor.press(`#${row} button`, 'В корзину');
  await expect.poll(() => storedCart(visitor)).toStrictEqual([expect.stringContaining(id)]);
  await visitor.see(`#${row} a`, 'В корзине');
  expect(await topOf()).toBe(top);
});
