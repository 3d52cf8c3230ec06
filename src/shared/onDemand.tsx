import { memo, Suspense, use, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { holdInput } from './holdInput';
import { useRouter } from './router/RouterContext';
import styles from './onDemand.module.css';

/**
 * A part of the page whose code is fetched when somebody reaches for it. Until then its prerendered
 * markup stands, and keeps what is pressed and typed; where there is none, nothing stands. Its
 * properties must stay the same: React would throw the markup away to draw it anew.
 */
export function onDemand<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let fetching: Promise<void> | undefined;
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

  function Part({ onAlive, part }: { readonly onAlive: () => void; readonly part: Props }) {
    const Loaded = use(arrival);
    useEffect(() => onAlive(), [onAlive]);
    return <Loaded {...part} />;
  }

  const OnDemand = memo(function OnDemand(props: Props) {
    const { codeMissed } = useRouter();
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<() => void>(null);

    useLayoutEffect(() => {
      if (!place.current) return;
      release.current = holdInput(place.current, () => want().catch(codeMissed));
      return release.current;
    }, [codeMissed]);

    const reach = () => void want().catch(() => undefined);
    return (
      <div
        ref={place}
        className={styles.place}
        role="presentation"
        onPointerEnter={reach}
        onTouchStart={reach}
        onFocus={reach}
      >
        <Suspense fallback={null}>
          <Part part={props} onAlive={() => release.current?.()} />
        </Suspense>
      </div>
    );
  });
  return { OnDemand, want };
}
