import type { Browser } from '@playwright/test';
import { measureAnswer, measureLoad } from './load';
import { phone } from './openPage';
import { medianOf, repeat, type Column, type Table } from './table';

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
  const own = medianOf(samples.map((sample) => sample.own));
  const bare = medianOf(samples.map((sample) => sample.bare));
  const answer = medianOf(samples)(({ answer: time }) => time);

  const add = (figure: string, budget: string, value: number) =>
    table.add(figure, budget, column, value);
  add(
    'FCP, ms',
    '',
    own(({ fcp }) => fcp),
  );
  add('FCP / twin', '≤ 1.05', own(({ fcp }) => fcp) / bare(({ fcp }) => fcp));
  add(
    'LCP, ms',
    '',
    own(({ lcp }) => lcp),
  );
  add('LCP / twin', '≤ 1.05', own(({ lcp }) => lcp) / bare(({ lcp }) => lcp));
  add(
    'CLS',
    '0',
    own(({ cls }) => cls),
  );
  add(
    'TBT, ms',
    '≤ 10',
    own(({ tbt }) => tbt),
  );
  add(
    'TBT of the twin, ms',
    '',
    bare(({ tbt }) => tbt),
  );
  add(
    'longest task, ms',
    '',
    own(({ longest }) => longest),
  );
  add('longest task / twin', '≤ 1', own(({ longest }) => longest) / bare(({ longest }) => longest));
  add('call-back answers / twin’s FCP', '≤ 1.5', answer / bare(({ fcp }) => fcp));
  add(
    'scripts, KB',
    '≤ 90; category, prices, cart ≤ 100',
    own(({ bytes }) => bytes.scripts),
  );
  add(
    'CSS, KB',
    '≤ 12',
    own(({ bytes }) => bytes.css),
  );
  add(
    'HTML, KB',
    '≤ 22; prices ≤ 32',
    own(({ bytes }) => bytes.html),
  );
  add(
    'fonts, KB',
    '≤ 40',
    own(({ bytes }) => bytes.fonts),
  );
  add(
    'pictures at 1440 px, KB',
    '≤ 200',
    own(({ bytes }) => bytes.pictures),
  );
  const { bytes } = await measureLoad(browser, site, path, phone);
  add('pictures at 390 px, KB', '≤ 100', bytes.pictures);
}
