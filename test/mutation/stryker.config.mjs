import { readdirSync } from 'node:fs';

/** The rules, the slices and the machines. */
const mutated =
  /^src\/(domain\/.*|state\/.*Slice|features\/slider\/sliderMachine|features\/callback\/dialog\/callbackMachine)\.ts$/;

/** Tests that read the whole repository, start processes, take long, or need jest's own jsdom. */
const left =
  /^(house|docs|assets|loader|settingsBlock|breakpoints|build|link|http|sendFeedback|renderPages|structuredData|router|orderFiles|cartPersistence|inspection|tabsModel|timeTravel)\.test/;

/** Tests of what shows and starts the pages, which is not changed here. */
const ofPages =
  /^(boundary|builtPage|carpetGroups|holdInput|keptAmounts|keyboardOpen|picture|preloadLinks|reloadOnce|scroll|structuredFigures|swatches|whenPainted)\.test/;

const unitTests = ['test/unit', 'test/state'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => !left.test(name) && !ofPages.test(name))
    .map((name) => `${folder}/${name}`),
);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions & { unitTests: string[] }} */
export default {
  mutate: readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((name) => mutated.test(name)),
  plugins: ['./test/mutation/runner.mjs', './test/mutation/survivorsReporter.mjs'],
  testRunner: 'unit',
  unitTests,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // many tests read orders, and all of them run for a mutant that survives
  timeoutMS: 15_000,
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['dist', 'dist.json', 'public', 'test/e2e', 'test/bench', 'test/development'],
  reporters: ['clear-text', 'json', 'survivors'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    reportTests: false,
    reportMutants: false,
  },
  jsonReporter: { fileName: process.env.REPORT ?? 'test-results/mutation.json' },
};
