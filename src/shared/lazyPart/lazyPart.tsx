import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ComponentType, RefObject } from 'react';
import { useRouter } from '../router/RouterContext';
import { holdInput } from '../startup/holdInput';
import { createLoader, type Loader } from './loader';
import styles from './lazyPart.module.css';

/**
 * A part of a page whose code is loaded when the visitor uses it, or in advance by `preload()`; a part
 * without prerendered markup is loaded at once. Until the code has loaded, the markup stays, the
 * visitor's input is held, and the props must not change, or React would discard the markup.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const loader = createLoader(fetch);
  const Part = memo((props: Props) => <LazyPart loader={loader} props={props} />);
  return Object.assign(Part, loader);
}

interface LazyPartProps<Props> {
  readonly loader: Loader<ComponentType<Props>>;
  readonly props: Props;
}

function LazyPart<Props extends object>({ loader, props }: LazyPartProps<Props>) {
  const { loadFailed } = useRouter();
  const container = useRef<HTMLDivElement>(null);
  const replay = useRef<() => void>(null);
  const [isTranslated, setTranslated] = useState(false);

  useLayoutEffect(() => {
    if (!container.current) return;
    const load = () => loader.load(loadFailed);
    if (!container.current.hasChildNodes()) load();
    replay.current = holdInput(container.current, { onHeld: load });
    return replay.current;
  }, [loader, loadFailed]);

  useEffect(() => {
    const text = container.current?.textContent;
    // markup that a browser's translator has changed can't be hydrated, so it is rendered again
    void loader.loaded.then(() => setTranslated(container.current?.textContent !== text));
  }, [loader]);

  return (
    <div ref={container} className={styles.container} data-part>
      <Suspense key={String(isTranslated)} fallback={null}>
        <LoadedPart loader={loader} props={props} replay={replay} />
      </Suspense>
    </div>
  );
}

interface LoadedPartProps<Props> extends LazyPartProps<Props> {
  /** To be called once it is hydrated. */
  readonly replay: RefObject<(() => void) | null>;
}

function LoadedPart<Props extends object>({ loader, props, replay }: LoadedPartProps<Props>) {
  useEffect(() => replay.current?.(), [replay]);
  return createElement(use(loader.loaded), props);
}
