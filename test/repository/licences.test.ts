import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ license: v.optional(v.string()), dev: v.optional(v.boolean()) }),
  ),
});

/** Licences that ask for no more than their text or a notice. */
const permissive = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
];

test('every package that may be shipped to browsers has a permissive licence', () => {
  const lock = v.parse(lockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const shipped = Object.entries(lock.packages).filter(([name, { dev }]) => name !== '' && !dev);
  expect(shipped.length).toBeGreaterThan(40);
  const others = shipped.filter(([, { license }]) => !permissive.includes(license ?? ''));
  expect(others.map(([name, { license }]) => `${name}: ${license ?? 'none'}`)).toStrictEqual([]);
});
