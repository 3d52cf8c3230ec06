import fc from 'fast-check';

/**
 * Something that holds for all inputs: `check` throws if it does not.
 * @returns a function that tries some, and describes the shortest that breaks the law or takes longer
 * than `limit` milliseconds of processor time
 */
export function law<T>(input: fc.Arbitrary<T>, check: (value: T) => void | Promise<void>) {
  return async (numRuns: number, seed: number, limit = Infinity): Promise<string | undefined> => {
    const property = fc.asyncProperty(input, async (value) => {
      const start = process.cpuUsage();
      await check(value);
      const { user } = process.cpuUsage(start);
      if (user > limit * 1000) throw new Error(`took ${Math.round(user / 1000)} ms`);
    });
    const details = await fc.check(property, { numRuns, seed });
    return details.failed ? fc.defaultReportMessage(details) : undefined;
  };
}
