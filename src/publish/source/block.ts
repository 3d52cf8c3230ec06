import type { Source } from './readSource';

/** The settings block of the site as JSON, `{}` if there are no settings. */
export function blockOf({ input }: Source): string {
  return JSON.stringify(input ?? {}, withoutCounts);
}

/** A settings file has all carpets, so none are counted as absent (docs/product.md §21.2). */
function withoutCounts(key: string, value: unknown): unknown {
  return key === 'count' ? undefined : value;
}
