import fc from 'fast-check';

/** Milliseconds of processor time; no generated input is large enough to need more. */
const limit = 1000;

/**
 * Something that holds for all inputs: `check` throws if it does not.
 * @returns a function that tries some, and describes the shortest that breaks the law or takes too long
 */
export function law<T>(input: fc.Arbitrary<T>, check: (value: T) => void | Promise<void>) {
  const property = fc.asyncProperty(input, async (value) => {
    const start = process.cpuUsage();
    await check(value);
    const { user } = process.cpuUsage(start);
    if (user > limit * 1000) throw new Error(`took ${Math.round(user / 1000)} ms`);
  });
  return async (numRuns: number, seed: number): Promise<string | undefined> => {
    const details = await fc.check(property, { numRuns, seed });
    return details.failed ? fc.defaultReportMessage(details) : undefined;
  };
}
