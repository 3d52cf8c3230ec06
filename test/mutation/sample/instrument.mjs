import { Instrumenter } from '@stryker-mutator/instrumenter';
import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The copy of the repository whose code contains the mutants. */
export const ROOT = path.resolve('test-results/sample');

/** What `npm run mutate` tries, all of it; and types. */
const others = /^src\/domain\/|Slice\.ts$|Machine\.ts$|\.d\.ts$/;

/** Tests that read the sources and other files of the repository. */
const left = ['test/repository/(?!machines)'];

/** Makes the copy. @returns its mutants */
export async function instrument() {
  copyRepository();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('src', name))
    .filter((name) => /\.tsx?$/.test(name) && !others.test(name))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const logger = { debug: () => undefined, info: () => undefined, isDebugEnabled: () => false };
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const instrumented = await new Instrumenter(logger).instrument(files, options);
  for (const { name, content } of instrumented.files) writeFileSync(path.join(ROOT, name), content);
  return instrumented.mutants;
}

function copyRepository() {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(path.join(ROOT, 'reached'), { recursive: true });
  for (const name of readdirSync('.')) {
    const copy = path.join(ROOT, name);
    if (['node_modules', 'public'].includes(name)) symlinkSync(path.resolve(name), copy);
    else if (!['.git', 'dist', 'test-results'].includes(name)) cpSync(name, copy, recursively);
  }
  const { jest } = JSON.parse(readFileSync('package.json', 'utf8'));
  const config = {
    ...jest,
    testEnvironment: '<rootDir>/test/mutation/sample/environment.js',
    testSequencer: '<rootDir>/test/mutation/sample/sequencer.js',
    testPathIgnorePatterns: left,
  };
  writeFileSync(path.join(ROOT, 'jest.config.json'), JSON.stringify(config));
}

const recursively = { recursive: true };
