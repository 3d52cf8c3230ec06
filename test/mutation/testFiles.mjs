import { createRequire } from 'node:module';
import path from 'node:path';
import { getState, resetState } from 'jest-circus';
import { limitProperties } from './limitProperties.mjs';
import { loadTypeScript } from './loadTypeScript.mjs';
import { defineGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);

/** Milliseconds from which a test waits for the fast ones. */
const SLOW = 20;

/** The test files in the working directory, loaded when they are first needed. */
export class TestFiles {
  #names;
  /** tests by file, of the files that are loaded */
  #tests = new Map();
  /** the modules that a test file imports, each with the number of steps to it */
  #modules = new Map();
  /** milliseconds by test */
  #times = new Map();

  constructor(names) {
    this.#names = names.map((name) => path.resolve(name));
  }

  /** Loads all files, to find the modules that each imports. */
  async init() {
    defineGlobals();
    loadTypeScript();
    limitProperties();
    for (const name of this.#names) {
      this.#load(name);
      this.#modules.set(name, stepsTo(require.cache[name]));
    }
    this.unload();
  }

  /** The tests of the files that import one of the modules. */
  reachingAny(modules) {
    const names = new Set(modules.flatMap((module) => this.namesReaching(module)));
    return [...names].flatMap((name) => this.#load(name));
  }

  timed(results) {
    for (const { id, timeSpentMs } of results) this.#times.set(id, timeSpentMs);
  }

  /** The named tests, the fastest first. */
  withIds(ids) {
    const wanted = new Set(ids);
    const names = new Set(ids.map((id) => path.resolve(id.split(' ', 1)[0])));
    return this.#sorted([...names].flatMap((name) => this.#load(name))).filter(({ id }) =>
      wanted.has(id),
    );
  }

  /** The tests of the files that import a module: the nearest file first, slow tests last. */
  *reaching(module) {
    const slow = [];
    for (const name of this.namesReaching(module)) {
      for (const test of this.#load(name)) {
        if (this.#time(test.id) < SLOW) yield test;
        else slow.push(test);
      }
    }
    yield* this.#sorted(slow);
  }

  namesReaching(module) {
    const steps = (name) => this.#modules.get(name)?.get(module) ?? Infinity;
    return this.#names
      .filter((name) => steps(name) < Infinity)
      .sort((one, other) => steps(one) - steps(other));
  }

  /** Forgets all modules and tests. */
  unload() {
    this.#tests.clear();
    for (const name of Object.keys(require.cache)) {
      if (isOwn(name)) delete require.cache[name];
    }
  }

  #time(id) {
    return this.#times.get(id) ?? 0;
  }

  #sorted(tests) {
    return tests.sort((one, other) => this.#time(one.id) - this.#time(other.id));
  }

  #load(name) {
    const loaded = this.#tests.get(name);
    if (loaded) return loaded;
    resetState();
    require(name);
    const { rootDescribeBlock } = getState();
    const tests = testsOf(
      rootDescribeBlock,
      path.relative('.', name),
      [onceBefore(rootDescribeBlock)],
      [],
    );
    this.#tests.set(name, tests);
    return tests;
  }
}

const isOwn = (name) => name.startsWith(process.cwd()) && !name.includes('/node_modules/');

/** Runs the hooks that precede all tests of a file before the first of them. */
function onceBefore({ hooks }) {
  const steps = hooks.filter(({ type }) => type === 'beforeAll');
  return async () => {
    for (const { fn } of steps.splice(0)) await fn();
  };
}

function testsOf(block, title, hooksBefore, hooksAfter) {
  const hooks = (type) => block.hooks.filter((hook) => hook.type === type).map(({ fn }) => fn);
  const before = [...hooksBefore, ...hooks('beforeEach')];
  const after = [...hooks('afterEach'), ...hooksAfter];
  return block.children.flatMap((child) => {
    const id = `${title} ${child.name}`;
    return child.type === 'test'
      ? [{ id, hooksBefore: before, fn: child.fn, hooksAfter: after }]
      : testsOf(child, id, before, after);
  });
}

function stepsTo(module) {
  const steps = new Map([[module.filename, 0]]);
  const queue = [module];
  for (const next of queue) {
    for (const child of next.children) {
      if (!isOwn(child.filename) || steps.has(child.filename)) continue;
      steps.set(child.filename, steps.get(next.filename) + 1);
      queue.push(child);
    }
  }
  return steps;
}
