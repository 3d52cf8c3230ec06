/**
 * Fields that do not get from a settings file into the block: `count`, since no carpet is left out of the
 * file (docs/product.md §21.2), and `commerceML`, the owner's options for 1C, which are read before (§26.11).
 */
const notOnSite = ['count', 'commerceML'];

/** @param input the settings, not validated; undefined if they cannot be read */
export function blockOf(input: unknown): string {
  return JSON.stringify(input ?? {}, (key, value: unknown) =>
    notOnSite.includes(key) ? undefined : value,
  );
}
