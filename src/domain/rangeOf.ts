/** The least and the greatest of the numbers, however many there are; undefined for an empty list. */
export function rangeOf(
  values: readonly number[],
): { readonly low: number; readonly high: number } | undefined {
  if (values.length === 0) return undefined;
  return {
    low: values.reduce((low, value) => Math.min(low, value)),
    high: values.reduce((high, value) => Math.max(high, value)),
  };
}
