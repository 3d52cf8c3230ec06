import { whenServerReachable } from '../lib/serverStatus';

/** Loads code that stands in a chunk of its own. */
export interface Loader<Code> {
  /** Loads the code, once. Rejects where that fails; the next call tries again. */
  readonly preload: () => Promise<Code>;
  /**
   * Loads the code for a visitor who is waiting for it, if need be as soon as the server is reachable.
   * @param onFailed called where the server answers but has no such code: a new release has replaced it
   */
  readonly load: (onFailed: () => void) => void;
  /** Fulfilled when the code has been loaded, never rejected: for React's `use`. */
  readonly loaded: Promise<Code>;
  /** The code, if it has been loaded. Components read `loaded` instead, which they wait for. */
  readonly current: () => Code | undefined;
}

/** @param fetch imports the code; called again after a failure, and never once it has succeeded */
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
