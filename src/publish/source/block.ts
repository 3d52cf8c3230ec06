import type { Source } from './readSource';

/**
 * What a settings file may have and its site has not: all carpets are there, so none are counted as
 * absent (docs/product.md §21.2), and the owner's options for 1C are read before (§26.11).
 */
const notOnSite = ['count', 'commerceML'];

/** The settings block of the site as JSON, `{}` if there are no settings. */
export function blockOf({ input }: Source): string {
  return JSON.stringify(input ?? {}, (key, value: unknown) =>
    notOnSite.includes(key) ? undefined : value,
  );
}
