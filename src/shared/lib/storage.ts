/** A browser's storage that never throws: it may be forbidden, full or broken (docs/product.md §15.5). */
function makeStorage(open: () => Storage) {
  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  }
  return {
    /** @returns undefined where there is no entry, or where it cannot be read */
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** @returns whether the entry was written */
    write: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Lasts until the visitor clears it. */
export const deviceStorage = makeStorage(() => localStorage);
/** Lasts as long as the tab, through its reloads. */
export const tabStorage = makeStorage(() => sessionStorage);
