import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './instrument.mjs';

/** Milliseconds for loading a test file. */
const LOADING = 2000;

/**
 * Runs all tests without a mutant.
 * @returns by mutant, the test files that reach it with the titles and the time of those tests
 */
export async function findTests() {
  const status = await runJest([], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('A test fails without a mutant');
  const found = new Map();
  for (const name of readdirSync(path.join(ROOT, 'reached'))) {
    const { file, times, ids } = JSON.parse(readFileSync(path.join(ROOT, 'reached', name), 'utf8'));
    for (const [id, titles] of testsByMutant(Object.keys(times), ids)) {
      const time = titles.reduce((sum, title) => sum + (times[title] ?? 0), 0);
      found.set(id, [...(found.get(id) ?? []), { file, titles, time }]);
    }
  }
  return found;
}

/** What runs when a file is loaded is reached by all of its tests. */
function testsByMutant(all, { static: onLoading = {}, perTest = {} }) {
  const tests = new Map(Object.keys(onLoading).map((id) => [id, all]));
  for (const [title, ids] of Object.entries(perTest)) {
    for (const id of Object.keys(ids)) {
      if (!(id in onLoading)) tests.set(id, [...(tests.get(id) ?? []), title]);
    }
  }
  return tests;
}

/**
 * Runs the tests that reach a mutant, those files first of which most tests run in a second.
 * @returns `survived`, `killed`, or `timeout` for an endless loop
 */
export async function tryMutant(id, files) {
  const perTest = ({ titles, time }) => (time + LOADING) / titles.length;
  const order = files.toSorted((one, other) => perTest(one) - perTest(other));
  const titles = order.map((test) => [test.file, test.titles]);
  const plan = path.join(ROOT, `plan-${id}.json`);
  writeFileSync(plan, JSON.stringify(Object.fromEntries(titles)));
  const limit = order.reduce((sum, test) => sum + 10 * (test.time + LOADING), 0);
  const status = await runJest(['--bail', '--runTestsByPath', ...order.map(({ file }) => file)], {
    env: { ...process.env, __STRYKER_ACTIVE_MUTANT__: id, MUTANT_PLAN: plan },
    stdio: 'ignore',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  if (status === null) return 'timeout';
  return status === 0 ? 'survived' : 'killed';
}

/** @returns the exit code, null if it was killed */
async function runJest(args, options) {
  const jest = ['node_modules/jest/bin/jest.js', '-i', '-c', 'jest.config.json'];
  const child = spawn(process.execPath, [...jest, ...args], { cwd: ROOT, ...options });
  const [status] = await once(child, 'exit');
  return status;
}
