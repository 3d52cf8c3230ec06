import type { Browser } from '@playwright/test';
import { createSearch } from '../../src/domain/search/search';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { measureLoad } from './load';
import { largestPage, type Site } from './sites';
import { medianOf, repeat, type Table } from './table';

interface Grown {
  readonly site: Site;
  readonly origin: string;
  /** Number of carpets. */
  readonly size: number;
}

/** Compares a site with a larger catalogue to the demo. */
export async function benchGrowth(
  browser: Browser,
  demoOrigin: string,
  runs: number,
  table: Table,
  { site, origin, size }: Grown,
): Promise<void> {
  const samples = await repeat(runs, async () => ({
    grown: await measureLoad(browser, origin, '/'),
    demo: await measureLoad(browser, demoOrigin, '/'),
  }));
  const of = medianOf(samples);
  const fcp = of(({ grown }) => grown.fcp) / of(({ demo }) => demo.fcp);
  const name = `${size} items`;
  table.add(`${name}: FCP / demo’s`, '≤ 1.2 (10,000)', '/', fcp);
  const longest = of(({ grown }) => grown.longest);
  table.add(`${name}: longest task, ms`, '≤ 200 (10,000)', '/', longest);
  const html = of(({ grown }) => grown.bytes.html);
  table.add(`${name}: HTML, KB`, '≤ 200 (10,000)', '/', html);
  table.add(`${name}: HTML, KB`, '', '/prices', largestPage(site));
  table.add(`${name}: build, s`, '≤ 90 (10,000)', 'all', site.buildTime);
}

/** Compares a category with hundreds of carpets to the largest of the demo. */
export async function benchCategory(
  browser: Browser,
  runs: number,
  table: Table,
  { grown, demo, path }: { readonly grown: string; readonly demo: string; readonly path: string },
): Promise<void> {
  const samples = await repeat(runs, async () => ({
    grown: await measureLoad(browser, grown, path),
    demo: await measureLoad(browser, demo, path),
  }));
  const of = medianOf(samples);
  const fcp = of((sample) => sample.grown.fcp) / of((sample) => sample.demo.fcp);
  table.add('850 in a category: FCP / demo’s', '≤ 1.1', 'category', fcp);
  const longest = of((sample) => sample.grown.longestAfterPaint);
  table.add('… longest task after it, ms', '≤ 100', 'category', longest);
}

/** Measures the search alone, in Node. */
export function benchSearch(table: Table, settings: object): void {
  const { categories } = parseSettings(JSON.stringify(settings), console.warn);
  const search = createSearch(categories);
  const time = (query: string) => {
    const start = performance.now();
    search.find(query);
    return 4 * (performance.now() - start);
  };
  const figure = '10,000 items: in Node × 4, ms:';
  table.add(`${figure} first answer, with the index`, '', '/catalog', time('rjdhbr'));
  const further = ['60x90', 'коврик серый', 'VG-60', 'ковирк'].map(time);
  table.add(`${figure} further answers`, '≤ 50', '/catalog', medianOf(further)(Number));
}
