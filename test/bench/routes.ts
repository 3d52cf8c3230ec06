import type { Browser } from '@playwright/test';
import { measureAnswer, measureLoad, type Load } from './load';
import { phone } from './openPage';
import { figureOf, medianOf, repeat, type Column, type Table } from './table';

interface Pair {
  readonly site: string;
  readonly twin: string;
}

/** Measures the first visit of a route, alternating between the site and its twin without scripts. */
export async function benchRoute(
  browser: Browser,
  { site, twin }: Pair,
  runs: number,
  table: Table,
  [column, path]: readonly [column: Column, path: string],
): Promise<void> {
  const samples = await repeat(runs, async () => ({
    own: await measureLoad(browser, site, path),
    bare: await measureLoad(browser, twin, path),
    answer: await measureAnswer(browser, site, path),
  }));
  const own = (read: (load: Load) => number) => figureOf(samples, (sample) => read(sample.own));
  const bare = (read: (load: Load) => number) => figureOf(samples, (sample) => read(sample.bare));
  const ratio = (read: (load: Load) => number) => medianOf(own(read)) / medianOf(bare(read));
  const answer = medianOf(figureOf(samples, (sample) => sample.answer));
  const fcp = ({ fcp }: Load) => fcp;
  const lcp = ({ lcp }: Load) => lcp;
  const tbt = ({ tbt }: Load) => tbt;
  const longest = ({ longest }: Load) => longest;

  const rows: [figure: string, budget: string, value: Parameters<Table['add']>[3]][] = [
    ['FCP, ms', '', own(fcp)],
    ['FCP / twin', '≤ 1.05', ratio(fcp)],
    ['LCP, ms', '', own(lcp)],
    ['LCP / twin', '≤ 1.05', ratio(lcp)],
    ['CLS', '0', own(({ cls }) => cls)],
    ['TBT, ms', '≤ 10', own(tbt)],
    ['TBT of the twin, ms', '', bare(tbt)],
    ['longest task, ms', '', own(longest)],
    ['longest task / twin', '≤ 1', ratio(longest)],
    ['call-back answers / twin’s FCP', '≤ 1.5', answer / medianOf(bare(fcp))],
    ['scripts, KB', '≤ 90; category, prices, cart ≤ 100', own(({ bytes }) => bytes.scripts)],
    ['CSS, KB', '≤ 12', own(({ bytes }) => bytes.css)],
    ['HTML, KB', '≤ 22; prices ≤ 32', own(({ bytes }) => bytes.html)],
    ['fonts, KB', '≤ 40', own(({ bytes }) => bytes.fonts)],
    ['pictures at 1440 px, KB', '≤ 200', own(({ bytes }) => bytes.pictures)],
  ];
  for (const [figure, budget, value] of rows) table.add(figure, budget, column, value);
  const { bytes } = await measureLoad(browser, site, path, phone);
  table.add('pictures at 390 px, KB', '≤ 100', column, bytes.pictures);
}
