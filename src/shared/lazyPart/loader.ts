import { whenServerReachable } from '../lib/serverStatus';

/** Loads the code of a chunk. */
export interface Loader<Code> {
  /** Loads the code once. Rejects if that fails; the next call tries again. */
  readonly preload: () => Promise<Code>;
  /**
   * Loads the code for a visitor who is waiting for it, if need be as soon as the server is reachable.
   * @param onFailed called if the server is reachable but lacks the code, which a release has replaced
   */
  readonly load: (onFailed: () => void) => void;
  /** Fulfilled when the code has been loaded, never rejected: for React's `use`. */
  readonly loaded: Promise<Code>;
  /** The code, if it has been loaded. Components wait for `loaded` instead. */
  readonly current: () => Code | undefined;
}

/** @param fetch imports the code; called again only after a failure */
export function createLoader<Code>(fetch: () => Promise<Code>): Loader<Code> {
  let current: Code | undefined;
  let loading: Promise<Code> | undefined;
  let waiting: Promise<unknown> | undefined;
  let fulfil: (code: Code) => void;
  const loaded = new Promise<Code>((resolve) => {
    fulfil = resolve;
  });

  const preload = () =>
    (loading ??= fetch().then(
      (code) => {
        current = code;
        fulfil(code);
        // by these fields `use` returns the code at once, without suspending
        void Object.assign(loaded, { status: 'fulfilled', value: code });
        return code;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  return {
    preload,
    load: (onFailed) => {
      waiting ??= preload()
        .catch(() => whenServerReachable().then(preload))
        .catch(onFailed)
        .finally(() => {
          waiting = undefined;
        });
    },
    loaded,
    current: () => current,
  };
}
