import { readdirSync } from 'node:fs';

/** The rules, the slices and the machines. */
const mutated =
  /^src\/(domain\/.*|state\/.*Slice|features\/slider\/sliderMachine|features\/callback\/dialog\/callbackMachine)\.ts$/;

/** Tests that take long, and of what pages alone use, which is not changed here. */
const left = [
  'orderFiles.test.ts',
  'tabsModel.test.ts',
  'carpetGroups.test.ts',
  'swatches.test.ts',
];

/** A test in a .tsx file renders, for which it needs jest's own jsdom. */
const unitTests = [
  ...['test/unit', 'test/state'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && !left.includes(name))
      .map((name) => `${folder}/${name}`),
  ),
  'test/repository/machines.test.ts',
];

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
