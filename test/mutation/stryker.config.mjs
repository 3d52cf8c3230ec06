import { readdirSync } from 'node:fs';

/** These read the whole repository, start processes or need a browser's objects. */
const left = /house|docs|breakpoints|link\.test|http|sendFeedback|renderPages|build\.|structuredData|orderFiles|router|callbackTimeout/;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/domain/**'],
  plugins: ['./test/mutation/runner.mjs'],
  testRunner: 'unit',
  unitTests: readdirSync('test/unit')
    .filter((name) => !left.test(name))
    .map((name) => `test/unit/${name}`),
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '/tmp/mutation/stryker',
  ignorePatterns: ['dist', 'public', 'test/e2e', 'test/bench'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: process.env.REPORT ?? '/tmp/mutation/report.json' },
};
