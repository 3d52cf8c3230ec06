/**
 * Tries a random part of the mutants that `npm run mutate` leaves out, each with the jest tests that
 * reach it. Stryker's runner for jest would load every test file that imports the changed one: for a
 * part of all pages, minutes.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { ROOT, instrument } from './instrument.mjs';
import { printResult } from './printResult.mjs';
import { findTests, tryMutant } from './runTests.mjs';
import { take } from './take.mjs';

const { SAMPLE = '300', SEED = '1' } = process.env;

const mutants = await instrument();
const tests = findTests();
const reached = mutants.filter(({ id }) => tests.has(id));
const tried = take(reached, Number(SAMPLE), Number(SEED)).map((mutant) => {
  const { id, fileName, location, mutatorName, replacement } = mutant;
  const status = tryMutant(id, tests.get(id));
  const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
  console.log(`${status}: ${place} ${mutatorName} ${replacement}`);
  return { ...mutant, status };
});
printResult(mutants, reached, tried);
const notReached = mutants.filter(({ id }) => !tests.has(id));
writeFileSync('test-results/sample.json', JSON.stringify({ tried, notReached }));
rmSync(ROOT, { recursive: true });
