import type { Request } from '@playwright/test';
import { allRoutes } from '../../../src/app/routes';
import { firstScript, scriptsOf, sizeOf } from '../support/chunks';
import { matsPath, stripePath } from '../support/page';
import { expect, test } from '../support/test';

const font = 33_000;

/** The first script holds the digests of all others, so that those of equal code differ by so many bytes. */
const noise = 80;

/**
 * What a page may load before the first interaction, in bytes as they are transferred, with brotli. The
 * pictures are those of the first screen of a desktop; a phone loads fewer. Firefox counts the icon as well.
 */
const budgets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { document: 22_500, stylesheet: 4_500, script: 91_800, font, image: 150_000 },
  '/catalog': { document: 20_500, stylesheet: 5_000, script: 91_300, font, image: 110_000 },
  [matsPath]: { document: 25_500, stylesheet: 8_000, script: 102_600, font, image: 58_000 },
  [stripePath]: { document: 25_500, stylesheet: 5_800, script: 100_000, font, image: 63_000 },
  '/conditions': { document: 20_500, stylesheet: 5_200, script: 100_000, font, image: 44_500 },
  '/prices': { document: 29_000, stylesheet: 7_600, script: 101_100, font, image: 44_500 },
  '/contacts': { document: 20_500, stylesheet: 5_000, script: 100_000, font, image: 44_500 },
  '/cart': { document: 19_000, stylesheet: 5_000, script: 100_000, font, image: 44_500 },
  // rendered by the browser, so with all its parts
  '/nowhere': { document: 20_000, stylesheet: 10_000, script: 115_400, font, image: 68_500 },
};

/** Bytes by the kind of what was loaded. */
async function sumUp(requests: readonly Request[]): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  // Firefox reports a preloaded script again when it takes it from the cache
  const byAddress = new Map(requests.map((request) => [request.url(), request]));
  for (const request of byAddress.values()) {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    sums[kind] = (sums[kind] ?? 0) + responseBodySize;
  }
  return sums;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget of bytes`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(path, { waitUntil: 'networkidle' });
    const sums = await sumUp(requests);
    expect(Object.keys(sums).sort()).toStrictEqual(Object.keys(budget).sort());
    const over = Object.entries(sums).filter(
      ([kind, sum]) => sum > (budget[kind] ?? 0) + (kind === 'script' ? noise : 0),
    );
    expect(over).toStrictEqual([]);
  });
}

test('a changed component of a page costs a repeat visit at most 15 KB of scripts', () => {
  const scripts = allRoutes.flatMap(({ chunk }) => scriptsOf(chunk));
  expect(scripts.length).toBeGreaterThanOrEqual(allRoutes.length);
  const over = scripts.filter((file) => sizeOf(firstScript()) + sizeOf(file) > 15_000 + noise);
  expect(over).toStrictEqual([]);
});
