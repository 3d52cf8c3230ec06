import type { Browser } from '@playwright/test';
import { createSearch } from '../../src/domain/search/search';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { modelsOf } from '../../src/domain/trade/models';
import { paths } from '../../src/shared/paths';
import { measureLoad } from './load';
import { figureOf, medianOf, repeat, type Column, type Table } from './table';

/** A site and its settings. */
interface Catalog {
  readonly origin: string;
  readonly settings: object;
}

/** The pages that are compared: the home page, the first category and its first model. */
function pagesOf({ settings }: Catalog): readonly (readonly [column: Column, path: string])[] {
  const [category] = parseSettings(JSON.stringify(settings), console.warn).categories;
  const [model] = category ? modelsOf(category) : [];
  if (!category || !model) throw new Error('The settings have no carpets');
  return [
    ['/', paths.home],
    ['category', paths.category(category._id)],
    ['model', paths.model(category._id, model.id)],
  ];
}

/** Compares the pages of a site with a larger catalogue to those of the demo. */
export async function benchGrowth(
  browser: Browser,
  runs: number,
  table: Table,
  name: string,
  { grown, demo }: { readonly grown: Catalog; readonly demo: Catalog },
): Promise<void> {
  const pages = pagesOf(grown);
  for (const [index, [column, demoPath]] of pagesOf(demo).entries()) {
    const path = pages[index]?.[1] ?? '';
    const samples = await repeat(runs, async () => ({
      own: await measureLoad(browser, grown.origin, path),
      other: await measureLoad(browser, demo.origin, demoPath),
    }));
    const own = figureOf(samples, (sample) => sample.own.fcp);
    const other = figureOf(samples, (sample) => sample.other.fcp);
    table.add(`${name}: FCP / demo’s`, '≤ 1.2', column, medianOf(own) / medianOf(other));
    const longest = figureOf(samples, (sample) => sample.own.longest);
    table.add(`${name}: longest task, ms`, '≤ 200', column, longest);
    const html = figureOf(samples, (sample) => sample.own.bytes.html);
    table.add(`${name}: HTML, KB`, 'category, model ≤ 60', column, html);
  }
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
  const own = figureOf(samples, (sample) => sample.grown.fcp);
  const other = figureOf(samples, (sample) => sample.demo.fcp);
  table.add(
    '850 in a category: FCP / demo’s',
    '≤ 1.1',
    'category',
    medianOf(own) / medianOf(other),
  );
  const longest = figureOf(samples, (sample) => sample.grown.longestAfterPaint);
  table.add('… longest task after it, ms', '≤ 100', 'category', longest);
}

/** Measures the search alone, in Node. */
export function benchSearch(table: Table, settings: object): void {
  const { categories } = parseSettings(JSON.stringify(settings), console.warn);
  const search = createSearch(categories);
  const time = (act: () => unknown) => {
    const start = performance.now();
    act();
    return 4 * (performance.now() - start);
  };
  const slices: number[] = [];
  const prepared = { isDone: false };
  while (!prepared.isDone) slices.push(time(() => (prepared.isDone = !search.prepare())));
  const figure = '10,000 items: in Node × 4, ms:';
  const sum = slices.reduce((total, slice) => total + slice);
  table.add(`${figure} index of the search`, '', '/catalog', sum);
  table.add(`${figure} its longest slice`, '≤ 100', '/catalog', Math.max(...slices));
  const queries = ['60x90', 'коврик серый', 'VG-60', 'ковирк', 'коврик для ванны 60 на 90'];
  const longest = Math.max(...queries.map((query) => time(() => search.find(query))));
  table.add(`${figure} longest answer of ${queries.length}`, '≤ 50', '/catalog', longest);
}
