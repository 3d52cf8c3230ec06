/**
 * Runs jest's unit tests for Stryker inside one process: modules and tests stay loaded from mutant
 * to mutant, so that a mutant costs as long as the tests that cover it. Stryker's own runner starts
 * jest for every mutant, which takes seconds.
 */
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { collectTemporaryFiles, removeTemporaryFiles } from '../support/temporaryFiles.mjs';
import { restoreGlobals } from './globals.mjs';
import { TestFiles } from './testFiles.mjs';

/** The limit is a hundred times what all tests do; one that does twice as much is in an endless loop. */
const LIMIT_OF_TEST = 0.02;

/** ms; a test that waits for longer waits for what a mutant has removed. */
const LONGEST_WAIT = 5000;

const MOST_KILLERS = 20;

class UnitTestRunner {
  static inject = tokens(commonTokens.options);

  #stryker = (globalThis.__stryker__ ??= {});
  #files;
  /** Tests that killed the last mutants, which often kill the next one, too; the latest first. */
  #killers = [];
  /** thrown by timers, as XState does with the errors of its actors */
  #uncaught = [];

  /** @param options `unitTests`: the test files, relative to the root of the repository */
  constructor({ unitTests }) {
    this.#files = new TestFiles(unitTests);
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.on('uncaughtException', (error) => this.#uncaught.push(error));
    collectTemporaryFiles();
    await this.#files.init();
  }

  dispose() {
    removeTemporaryFiles();
  }

  async dryRun({ files }) {
    const tests = [];
    for (const test of this.#files.reachingAny(files)) {
      this.#stryker.currentTestId = test.id;
      tests.push(await run(test));
      this.#stryker.currentTestId = undefined;
    }
    this.#files.timed(tests);
    const { mutantCoverage } = this.#stryker;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options) {
    if (options.reloadEnvironment) this.#files.unload();
    const { failed, ...result } = await this.#tryMutant(options);
    if (options.mutantActivation === 'static') return result;
    // a value kept from before must not hide a mutant, nor one that a mutant has left kill the next
    this.#stryker.activeMutant = undefined;
    if (failed && (await run(failed)).status === TestStatus.Success) return result;
    this.#files.unload();
    const again = await this.#tryMutant(options);
    this.#files.unload();
    return { ...again, failed: undefined };
  }

  #killersFirst(tests) {
    const rank = ({ id }) => this.#killers.indexOf(id) + 1 || MOST_KILLERS + 1;
    return tests.sort((one, other) => rank(one) - rank(other));
  }

  async #tryMutant(options) {
    const result = await this.#runTests(options);
    await wait();
    const [error] = this.#uncaught.splice(0);
    if (!error || result.status !== MutantRunStatus.Survived) return result;
    return killedOutside(result.nrOfTests, error);
  }

  async #runTests({ activeMutant, hitLimit, mutantActivation, testFilter, sandboxFileName }) {
    const isStatic = mutantActivation === 'static';
    const limit = hitLimit && hitLimit * LIMIT_OF_TEST;
    Object.assign(this.#stryker, { activeMutant: isStatic ? activeMutant.id : undefined });
    Object.assign(this.#stryker, { hitLimit: limit, hitCount: undefined });
    const tests = [];
    try {
      const chosen = testFilter
        ? this.#killersFirst(this.#files.withIds(testFilter))
        : this.#files.reaching(sandboxFileName);
      for (const test of chosen) {
        Object.assign(this.#stryker, { activeMutant: activeMutant.id, hitCount: limit && 0 });
        const result = await run(test);
        tests.push(result);
        if (result.status === TestStatus.Failed) {
          const isEndless = determineHitLimitReached(this.#stryker.hitCount, limit);
          const finished = { status: DryRunStatus.Complete, tests };
          const others = this.#killers.filter((id) => id !== test.id);
          this.#killers = [test.id, ...others].slice(0, MOST_KILLERS);
          return { ...toMutantRunResult(isEndless ?? finished), failed: test };
        }
      }
    } catch (error) {
      // a module that cannot be loaded fails every test
      return killedOutside(0, error);
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }
}

/** The result of a mutant that fails outside of a test. */
function killedOutside(nrOfTests, error) {
  const failureMessage = String(error);
  return { status: MutantRunStatus.Killed, killedBy: [], failureMessage, nrOfTests };
}

async function run({ id, hooksBefore, fn, hooksAfter }) {
  const start = performance.now();
  const failures = [];
  const attempt = async (step) => {
    try {
      await withinLimit(step);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  };
  for (const hook of hooksBefore) await attempt(hook);
  if (failures.length === 0) await attempt(fn);
  for (const hook of [...hooksAfter, restoreGlobals]) await attempt(hook);
  const result = { id, name: id, timeSpentMs: performance.now() - start };
  return failures.length > 0
    ? { ...result, status: TestStatus.Failed, failureMessage: failures.join('\n') }
    : { ...result, status: TestStatus.Success };
}

/** Without this limit, Stryker's own ends the process, after more than a minute. */
async function withinLimit(step) {
  let timer;
  const tooLong = new Promise((_, reject) => {
    const message = `Waits for longer than ${LONGEST_WAIT} ms`;
    timer = setTimeout(() => reject(new Error(message)), LONGEST_WAIT);
  });
  try {
    await Promise.race([(async () => step())(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'unit', UnitTestRunner)];

export const strykerValidationSchema = {
  properties: { unitTests: { type: 'array', items: { type: 'string' } } },
};
