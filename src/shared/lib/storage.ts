/** Storage that never throws, although the browser's may be forbidden, full or broken (docs/product.md §15.5). */
function makeStorage(open: () => Storage) {
  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  }
  return {
    /** @returns undefined if there is no entry, or if it cannot be read */
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** @returns whether the entry was written */
    write: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    /**
     * Writes an entry; one that is undefined or cannot be written is removed, so that no older text stays.
     * @returns whether the storage holds what was given
     */
    replace: (key: string, text: string | undefined) =>
      attempt((storage) => {
        storage.removeItem(key);
        if (text !== undefined) storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Kept until the visitor clears it. */
export const deviceStorage = makeStorage(() => localStorage);
/** Kept as long as the tab, including reloads. */
export const tabStorage = makeStorage(() => sessionStorage);
