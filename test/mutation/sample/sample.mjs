/**
 * Tries a random part of the mutants that `npm run mutate` leaves out, each with the jest tests that
 * reach it. Stryker's runner for jest would load every test file that imports the changed one: for a
 * part of all pages, minutes.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ROOT, instrument } from './instrument.mjs';
import { printResult } from './printResult.mjs';
import { findTests, tryMutant } from './runTests.mjs';
import { take } from './take.mjs';

const { SAMPLE = '300', SEED = '1' } = process.env;

const mutants = await instrument();
const tests = await findTests();
const reached = mutants.filter(({ id }) => tests.has(id));
const left = take(reached, Number(SAMPLE), Number(SEED));
const tried = [];
await Promise.all(Array.from({ length: availableParallelism() }, tryLeft));
printResult(mutants, reached, tried);
const notReached = mutants.filter(({ id }) => !tests.has(id));
writeFileSync('test-results/sample.json', JSON.stringify({ tried, notReached }));
rmSync(ROOT, { recursive: true });

async function tryLeft() {
  for (let mutant = left.shift(); mutant; mutant = left.shift()) {
    const { id, fileName, location, mutatorName, replacement } = mutant;
    const status = await tryMutant(id, tests.get(id));
    const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
    console.log(`${status}: ${place} ${mutatorName} ${replacement}`);
    tried.push({ ...mutant, status });
  }
}
