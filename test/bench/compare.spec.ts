import { test, type Browser } from '@playwright/test';
import demo from '../../mocks/settings.json';
import { serve } from '../e2e/support/site';
import { addToCart, editAmount, editLine, goTo, search, type Action } from './actions';
import { largest, largeCategorySettings, tenThousand, thousand, thousandLines } from './catalogs';
import { measureLoad } from './load';
import { measurePaint } from './measurePaint';
import { phone, type Visit } from './openPage';
import { measurePress, restTime } from './press';
import { createCommitBuilder } from './sites';
import { figureOf, repeat, spread } from './table';
import { searchPrices } from './visit';

const category = `/catalog/${largest._id}`;

/** The origins of the built sites of one commit. */
interface Version {
  readonly site: string;
  /** With 850 carpets in one category. */
  readonly grown: string;
}

type Measure = (browser: Browser, version: Version) => Promise<number>;

function paint(
  action: Action,
  path: string,
  of: keyof Version = 'site',
  more: Pick<Visit, 'settings' | 'cart'> = {},
): Measure {
  return (browser, version) =>
    measurePaint(browser, { origin: version[of], ...more }, path, action);
}

function load(
  figure: 'fcp' | 'lcp' | 'longestAfterPaint',
  path: string,
  of: keyof Version = 'site',
): Measure {
  return async (browser, version) => (await measureLoad(browser, version[of], path))[figure];
}

function press(path: string, rest: number, more: Partial<Visit> = {}): Measure {
  return (browser, { site }) =>
    measurePress(browser, { origin: site, slowNetwork: true, ...more }, path, rest);
}

const onPhone = { viewport: phone, hasTouch: true };

const inCart = { settings: thousand, cart: thousandLines };
const inCatalog = { settings: tenThousand };

/** What is measured, all in ms. */
const figures: Readonly<Record<string, Measure>> = {
  'route change from /, rested: /catalog': paint(goTo('Каталог'), '/'),
  'route change from /, rested: /prices': paint(goTo('Цены'), '/'),
  'pressed at once, slow 4G, from /': press('/', restTime),
  'pressed at once, slow 4G, from a category': press(category, restTime),
  'tapped on a phone, slow 4G, from /': press('/', restTime, onPhone),
  'tapped on a phone, slow 4G, from a category': press(category, restTime, onPhone),
  'pressed right after loading, slow 4G, from /': press('/', 0),
  'pressed a second after loading, slow 4G, from /': press('/', 1000),
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
  // without its last digit it finds more
  'price list of 10,000: a query': paint(search('серый 45'), '/prices', 'site', inCatalog),
  'price list of 10,000: the slowest key of a query': async (browser, { site }) => {
    const [slowest] = await searchPrices(browser, { origin: site, ...inCatalog }, 'серый 60х90');
    return slowest?.duration ?? NaN;
  },
  'FCP of /': load('fcp', '/'),
  'LCP of /': load('lcp', '/'),
  'FCP of a category': load('fcp', category),
  'LCP of a category': load('lcp', category),
  'FCP of 850 in a category': load('fcp', category, 'grown'),
  'longest task after the first paint, 850 in a category': load(
    'longestAfterPaint',
    category,
    'grown',
  ),
};

/**
 * Measures the site of an earlier commit, which `BEFORE` names, and that of the last one in turns.
 * `ONLY` leaves out the figures whose names do not contain it; `RUNS` is the number of samples, 5 unless set.
 */
test('measures an earlier commit and the last one in turns', async ({ browser }) => {
  const { BEFORE = '', ONLY = '', RUNS = '5' } = process.env;
  if (!BEFORE) throw new Error('BEFORE must name a commit');
  const servers: ReturnType<typeof serve>[] = [];
  const builders: ReturnType<typeof createCommitBuilder>[] = [];
  const versionOf = (commit: string): Version => {
    const builder = createCommitBuilder(commit);
    builders.push(builder);
    const open = (name: string, settings: object) => {
      const server = serve(builder.build(name, settings), 8200 + servers.length);
      servers.push(server);
      return server.origin;
    };
    return { site: open('demo', demo), grown: open('grown', largeCategorySettings) };
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
      const cell = (version: 'before' | 'now') =>
        spread(
          figureOf(samples, (sample) => sample[version]),
          true,
        );
      rows.push(`| ${figure} | ${cell('before')} | ${cell('now')} |`);
    }
    process.stdout.write(`\n| ms | before | now |\n| --- | --- | --- |\n${rows.join('\n')}\n`);
  } finally {
    servers.forEach(({ stop }) => stop());
    builders.forEach(({ close }) => close());
  }
});
