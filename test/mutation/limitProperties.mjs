import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A property is tried on few values, and on the same in each run. */
const limits = { numRuns: 30, seed: 1, endOnFailure: true };

/** Changes the fast-check that tests are going to load. */
export function limitProperties() {
  const fastCheck = require('fast-check');
  const assert = (property, parameters) => fastCheck.assert(property, { ...parameters, ...limits });
  const limited = { ...fastCheck, assert };
  require.cache[require.resolve('fast-check')].exports = { ...limited, default: limited };
}
