/**
 * What a settings file may have and its site has not: all carpets are there, so none are counted as
 * absent (docs/product.md §21.2), and the owner's options for 1C are read before (§26.11).
 */
const notOnSite = ['count', 'commerceML'];

/** @param input the settings, not validated; undefined if they cannot be read */
export function blockOf(input: unknown): string {
  return JSON.stringify(input ?? {}, (key, value: unknown) =>
    notOnSite.includes(key) ? undefined : value,
  );
}
