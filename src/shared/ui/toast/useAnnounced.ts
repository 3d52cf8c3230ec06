import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/afterPaint';

interface Announced<T> {
  readonly shown: T | undefined;
  /** Another one for each announcement: a screen reader repeats a text only in a new element. */
  readonly key: number;
}

/**
 * A value to be shown in a live region. It follows after the next paint, since a screen reader ignores
 * what changes together with a dialog that closes; what appears behind an open dialog, where the page is
 * inert, is announced when it is closed.
 */
export function useAnnounced<T>(value: T | undefined): Announced<T> {
  const [{ shown, key }, setShown] = useState<Announced<T>>({ shown: undefined, key: 0 });

  useEffect(() => {
    const current = new AbortController();
    const show = () =>
      afterPaint(() => {
        if (current.signal.aborted) return;
        setShown((before) => ({ shown: value, key: before.key + 1 }));
        if (value && document.querySelector('dialog[open]')) {
          window.addEventListener('close', show, {
            capture: true,
            once: true,
            signal: current.signal,
          });
        }
      });
    show();
    return () => current.abort();
  }, [value]);

  return { shown: value && shown, key };
}
