import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test, type Browser } from '@playwright/test';
import demo from '../../mocks/settings.json';
import { run, serve } from '../e2e/support/site';
import { addToCart, editAmount, editLine, goTo, search } from './actions';
import { largest, largeCategorySettings, tenThousand, thousand, thousandLines } from './catalogs';
import { measureLoad } from './load';
import { measurePaint } from './measurePaint';
import { measurePress, restTime } from './press';
import { figureOf, repeat, spread } from './table';

const repository = path.resolve(__dirname, '../..');
const category = `/catalog/${largest._id}`;

/** The origins of the built sites of one commit. */
interface Version {
  readonly site: string;
  /** With 850 carpets in one category. */
  readonly grown: string;
}

const paint =
  (
    action: Parameters<typeof measurePaint>[3],
    path: string,
    of: keyof Version = 'site',
    more = {},
  ) =>
  (browser: Browser, version: Version) =>
    measurePaint(browser, { origin: version[of], ...more }, path, action);
const load =
  (figure: 'fcp' | 'lcp' | 'tbt' | 'longestAfterPaint', path: string, of: keyof Version = 'site') =>
  async (browser: Browser, version: Version) =>
    (await measureLoad(browser, version[of], path))[figure];
const press =
  (path: string, rest: number) =>
  (browser: Browser, { site }: Version) =>
    measurePress(browser, { origin: site, slowNetwork: true }, path, rest);

const inCart = { settings: thousand, cart: thousandLines };
const inCatalog = { settings: tenThousand };

/** What is measured, all in ms. */
const figures: Readonly<Record<string, (browser: Browser, version: Version) => Promise<number>>> = {
  'route change from /, rested: /catalog': paint(goTo('Каталог'), '/'),
  'route change from /, rested: /prices': paint(goTo('Цены'), '/'),
  'pressed at once, slow 4G, from /': press('/', restTime),
  'pressed at once, slow 4G, from a category': press(category, restTime),
  'pressed right after loading, slow 4G, from /': press('/', 0),
  'first line into the cart': paint(addToCart, category),
  'first line into the cart, 850 in the category': paint(addToCart, category, 'grown'),
  'amount edited, 850 in the category': paint(editAmount, category, 'grown'),
  'amount edited, 1,000 lines, to the totals': paint(editLine, '/cart', 'site', inCart),
  'search among 10,000: first answer': paint(search('rjdhbr'), '/catalog', 'site', inCatalog),
  'search among 10,000: further answer': paint(
    search('60x90', 'rjdhbr'),
    '/catalog',
    'site',
    inCatalog,
  ),
  'FCP of /': load('fcp', '/'),
  'LCP of /': load('lcp', '/'),
  'FCP of a category': load('fcp', category),
  'LCP of a category': load('lcp', category),
  'FCP of 850 in a category': load('fcp', category, 'grown'),
  'longest task after it': load('longestAfterPaint', category, 'grown'),
};

/**
 * Measures the site of an earlier commit, which `BEFORE` names, and that of the last one in turns.
 * `ONLY` is a part of the names of figures; `RUNS` is 5 unless set.
 */
test('before and now', async ({ browser }) => {
  const { BEFORE = '', ONLY = '', RUNS = '5' } = process.env;
  if (!BEFORE) throw new Error('BEFORE must name a commit');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  const servers: ReturnType<typeof serve>[] = [];
  const open = (dist: string) => {
    const server = serve({ folder: dist }, 8200 + servers.length);
    servers.push(server);
    return server.origin;
  };
  const versionOf = (commit: string): Version => {
    const build = createBuilder(commit, path.join(folder, commit));
    return { site: open(build('demo', demo)), grown: open(build('grown', largeCategorySettings)) };
  };
  try {
    const before = versionOf(BEFORE);
    const now = versionOf('HEAD');
    const rows = [];
    for (const [figure, measure] of Object.entries(figures)) {
      if (!figure.includes(ONLY)) continue;
      const samples = await test.step(figure, () =>
        repeat(Number(RUNS), async () => ({
          before: await measure(browser, before),
          now: await measure(browser, now),
        })),
      );
      const [old, present] = (['before', 'now'] as const).map((version) =>
        spread(
          figureOf(samples, (sample) => sample[version]),
          true,
        ),
      );
      rows.push(`| ${figure} | ${old ?? ''} | ${present ?? ''} |`);
      process.stdout.write(`${rows.at(-1) ?? ''}\n`);
    }
    process.stdout.write(`\n| ms | before | now |\n| --- | --- | --- |\n${rows.join('\n')}\n`);
  } finally {
    servers.forEach(({ stop }) => stop());
    rmSync(folder, { recursive: true });
  }
});

/** Checks a commit out. @returns builds its site with some settings, in a folder of its own */
function createBuilder(commit: string, folder: string) {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit], {
    cwd: repository,
    maxBuffer: Infinity,
  });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return (name: string, settings: object) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(settings));
    run(folder, 'npm', ['run', 'build'], { SETTINGS: file });
    const dist = path.join(folder, 'built', name);
    cpSync(path.join(folder, 'dist'), dist, { recursive: true, dereference: true });
    return dist;
  };
}
