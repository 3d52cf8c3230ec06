/** A browser's storage for texts that can be done without: it may be forbidden, or full. */
function makeStorage(open: () => Storage) {
  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  }
  return {
    /** Undefined where there is none, or where it can't be read. */
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    /** @returns whether it is kept */
    write: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Until the visitor clears it. */
export const deviceStorage = makeStorage(() => localStorage);
/** As long as the tab is open, through its reloads. */
export const tabStorage = makeStorage(() => sessionStorage);
