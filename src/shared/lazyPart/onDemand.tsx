import { memo, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { holdInput } from '../startup/holdInput';
import { isServerThere } from './isServerThere';
import { useRouter } from '../router/RouterContext';
import styles from './onDemand.module.css';

/** Between two looks whether the server is back, ms. */
const pause = 1000;

/**
 * A part of the page whose code comes when it is wanted. Until then its prerendered markup stands,
 * and keeps what is pressed and typed; where there is none, the code is fetched at once. As long as
 * markup stands, its properties must stay the same: React would throw it away to draw it anew.
 */
export function onDemand<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let fetching: Promise<void> | undefined;
  let insisting: Promise<void> | undefined;
  let arrive: (component: ComponentType<Props>) => void;
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });

  /** Fetches the code, once. Rejects where it can't be had; the next call tries again. */
  function want(): Promise<void> {
    fetching ??= fetch().then(
      (component) => {
        // by this React takes it at once, where it is here before it is drawn
        void Object.assign(arrival, { status: 'fulfilled', value: component });
        arrive(component);
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  }

  /** Fetches the code for one who waits: where the server is out of reach, once it is back. */
  function demand(onMissed: () => void): void {
    insisting ??= insist(onMissed).finally(() => {
      insisting = undefined;
    });
  }

  async function insist(onMissed: () => void): Promise<void> {
    try {
      await want();
    } catch {
      while (!(await isServerThere())) await new Promise((resume) => setTimeout(resume, pause));
      // what a server that answers does not give has gone with a new release
      await want().catch(onMissed);
    }
  }

  function Part({ onAlive, part }: { readonly onAlive: () => void; readonly part: Props }) {
    const Loaded = use(arrival);
    useEffect(() => onAlive(), [onAlive]);
    return <Loaded {...part} />;
  }

  const OnDemand = memo(function OnDemand(props: Props) {
    const { codeMissed } = useRouter();
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<() => void>(null);
    const [isAltered, setAltered] = useState(false);

    useLayoutEffect(() => {
      if (!place.current) return;
      if (!place.current.hasChildNodes()) demand(codeMissed);
      release.current = holdInput(place.current, () => demand(codeMissed));
      return release.current;
    }, [codeMissed]);

    useEffect(() => {
      const shown = place.current?.textContent;
      // what a translator has changed since can't be brought to life
      void arrival.then(() => setAltered(place.current?.textContent !== shown));
    }, []);

    return (
      <div ref={place} className={styles.place} data-part>
        <Suspense key={String(isAltered)} fallback={null}>
          <Part part={props} onAlive={() => release.current?.()} />
        </Suspense>
      </div>
    );
  });

  const isHere = () => 'value' in arrival;
  return { OnDemand, want, demand, arrival, isHere };
}
