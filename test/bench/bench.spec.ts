import os from 'node:os';
import { test } from '@playwright/test';
import demo from '../../mocks/settings.json';
import { addBare, addToCart, editAmount, editLine, goTo, search, type Action } from './actions';
import type { Carpet, Category } from '../../src/domain/settings/settings';
import {
  hundred,
  largeCategorySettings,
  largest,
  tenThousand,
  thousand,
  thousandLines,
} from './catalogs';
import { benchCategory, benchGrowth, benchSearch } from './growth';
import { serve } from '../e2e/support/site';
import { measurePaint } from './measurePaint';
import { phone, type Visit } from './openPage';
import { servePeers } from './peers';
import { measurePress, restTime } from './press';
import { benchRoute } from './routes';
import { createWorkshop, largestPage, type Site } from './sites';
import { createTable, figureOf, repeat, type Column } from './table';
import { percentile98, visitShop, type Pages } from './visit';

/**
 * `QUICK=1` takes a few minutes; `HUGE=1` also builds a site with 10,000 items; `PEERS` names folders of
 * other built sites, separated by commas.
 */
const isQuick = Boolean(process.env.QUICK);
const runs = isQuick ? 3 : 9;

const category = `/catalog/${largest._id}`;

/** What a visit opens and searches for. */
function pagesOf(
  opened: (Pick<Category, '_id'> & { readonly items: readonly object[] }) | undefined,
): Pages {
  const path = `/catalog/${opened?._id ?? ''}`;
  const first: Partial<Carpet> | undefined = opened?.items[0];
  return {
    category: path,
    model: `${path}/${encodeURIComponent(first?.model ?? '')}`,
    size: `${first?.width ?? ''}х${first?.length ?? ''}`,
  };
}

test('measures the site and its peers into one table', async ({ browser }) => {
  const workshop = createWorkshop();
  const servers: ReturnType<typeof serve>[] = [];
  const open = (site: Site) => {
    const server = serve(site, 8100 + servers.length);
    servers.push(server);
    return server.origin;
  };
  const table = createTable();
  const peers = servePeers(8150);
  const benchVisits = async (name: string, budget: string, visit: Visit, pages: Pages) => {
    const samples = await test.step(`visits, ${name}`, () =>
      repeat(runs, () => visitShop(browser, visit, pages)));
    const figure = `INP of a visit, ${name}: 98th percentile, ms`;
    table.add(figure, budget, 'all', figureOf(samples, percentile98));
    const [first] = samples;
    for (const { duration, description } of first?.value.slice(0, 5) ?? []) {
      process.stdout.write(`  ${duration} ms: ${description}\n`);
    }
  };
  try {
    const built = workshop.build('demo', demo);
    table.add('build of the demo, s', '≤ 30', 'all', built.buildTime);
    const site = open(built);
    const twin = open(await workshop.buildTwin('demo', built));
    const routes: [column: Column, path: string][] = [
      ['/', '/'],
      ['/catalog', '/catalog'],
      ['category', category],
    ];
    const others = ['/conditions', '/prices', '/contacts', '/cart'] as const;
    if (!isQuick) routes.push(...others.map((path): [Column, string] => [path, path]));
    for (const route of routes) {
      await test.step(route[0], () => benchRoute(browser, { site, twin }, runs, table, route));
    }

    const builtLargeCategory = workshop.build('large-category', largeCategorySettings);
    const largeCategory = open(builtLargeCategory);
    const largeCategoryTwin = open(await workshop.buildTwin('large-category', builtLargeCategory));
    await benchCategory(browser, runs, table, { grown: largeCategory, demo: site, path: category });

    const atHome: [Visit, string] = [{ origin: site }, '/'];
    const inLargeCategory: [Visit, string] = [{ origin: largeCategory }, category];
    const inCart: [Visit, string] = [
      { origin: site, settings: thousand, cart: thousandLines },
      '/cart',
    ];
    const inCatalog: [Visit, string] = [{ origin: site, settings: tenThousand }, '/catalog'];
    const actions: [string, string, Column, [Visit, string], Action][] = [
      ['route change from / to the H1, ms', '≤ 60', '/catalog', atHome, goTo('Каталог')],
      ['route change from / to the H1, ms', '≤ 60', '/prices', atHome, goTo('Цены')],
      ['add to cart → counter, ms', '≤ 30', 'category', [{ origin: site }, category], addToCart],
      ['… the same change without React', '', 'category', [{ origin: twin }, category], addBare],
      [
        '850 in a category: add to cart → counter, ms',
        '≤ 45',
        'category',
        inLargeCategory,
        addToCart,
      ],
      [
        '850: the same change without React',
        '',
        'category',
        [{ origin: largeCategoryTwin }, category],
        addBare,
      ],
      ['850 in a category: edit → paint, ms', '≤ 100', 'category', inLargeCategory, editAmount],
      ['1,000 lines: edit → totals, ms', '≤ 60', '/cart', inCart, editLine],
      ['10,000 items: first answer, ms', '≤ 300', '/catalog', inCatalog, search('rjdhbr')],
      [
        '10,000 items: further answer, ms',
        '≤ 60',
        '/catalog',
        inCatalog,
        search('60x90', 'rjdhbr'),
      ],
    ];
    for (const [figure, budget, column, [visit, path], action] of actions) {
      const measure = () => measurePaint(browser, visit, path, action);
      const samples = await test.step(`${column} ${figure}`, () => repeat(runs, measure));
      table.add(figure, budget, column, figureOf(samples, Number));
    }
    for (const [from, path] of [
      ['/', '/'],
      ['a category', category],
    ] as const) {
      const presses = [
        { of: '', origin: site, rest: restTime, budget: '≤ 100' },
        {
          of: 'a tap, ',
          origin: site,
          viewport: phone,
          hasTouch: true,
          rest: restTime,
          budget: '≤ 100',
        },
        { of: 'right after loading, ', origin: site, rest: 0, budget: '≤ the twin’s' },
        { of: 'the twin, ', origin: twin, rest: restTime, budget: '' },
        ...peers.map(({ name, origin }) => ({
          of: `${name}, `,
          origin,
          rest: restTime,
          budget: '',
        })),
      ];
      const samples = await test.step(`presses from ${from}`, () =>
        repeat(runs, async () => {
          const times: number[] = [];
          for (const { rest, ...visit } of presses) {
            times.push(await measurePress(browser, { slowNetwork: true, ...visit }, path, rest));
          }
          return times;
        }));
      for (const [index, { of, budget }] of presses.entries()) {
        const times = figureOf(samples, (all) => all[index] ?? NaN);
        table.add(`pressed at once, slow 4G: ${of}from ${from}, ms`, budget, '/catalog', times);
      }
    }
    await benchVisits('demo', '≤ 100', { origin: site }, pagesOf(largest));
    benchSearch(table, tenThousand);

    const sizes = [
      ...(isQuick ? [] : [hundred]),
      thousand,
      ...(process.env.HUGE ? [tenThousand] : []),
    ];
    for (const settings of sizes) {
      const size = settings.categories.reduce((sum, { items }) => sum + items.length, 0);
      const name = `${size} items`;
      const grown = workshop.build(`${size}`, settings);
      table.add(`${name}: build, s`, '≤ 120', 'all', grown.buildTime);
      table.add(`${name}: HTML, KB`, '', '/prices', largestPage(grown));
      const catalogs = {
        grown: { origin: open(grown), settings },
        demo: { origin: site, settings: demo },
      };
      await test.step(name, () => benchGrowth(browser, runs, table, name, catalogs));
      await benchVisits(name, '≤ 200', catalogs.grown, pagesOf(settings.categories[0]));
    }
  } finally {
    [...servers, ...peers].forEach(({ stop }) => stop());
    workshop.close();
    const [processor] = os.cpus();
    const machine = `${os.cpus().length} × ${processor?.model ?? '?'}, Chromium ${browser.version()}`;
    process.stdout.write(`\n${table.print()}\nMedians of ${runs} runs; ${machine}\n`);
  }
});
