import type { Settings } from '../domain/settings/settings';
import { createAppHistory } from '../shared/router/browserHistory';
import { layOutRest } from '../shared/startup/layOutRest';
import { App } from './App';
import { Boundary } from './failure/Boundary';
import { createNavigation } from './navigation';
import { preloadRestAtFirstInteraction, quietTime } from './preloadRest';
import { Providers } from './Providers';
import { hasCarpetsFor } from './routes';
import { makeStore } from './store';

interface Options {
  /** Whether the page has markup for this pathname; it has no query, hash or cart. */
  readonly prerendered: boolean;
  /** Called when the page is hydrated and shows the stored cart. */
  readonly onHydrated?: () => void;
}

/** Creates the application for the current address, ready to render. */
export function createApp(settings: Settings, { prerendered, onHydrated }: Options) {
  const history = createAppHistory((pathname) => hasCarpetsFor(pathname, settings));
  const { location, action } = history.current();
  const { store, keepCart } = makeStore({
    settings,
    navigation: {
      location: prerendered ? { ...location, search: '', hash: '' } : location,
      action,
    },
  });
  const navigation = createNavigation(history, store);

  const start = (signal: AbortSignal) => {
    navigation.start(signal);
    // what was typed belongs to the lines of the stored cart
    keepCart(signal, onHydrated);
    preloadRestAtFirstInteraction(signal);
    preloadLinksLater(signal);
    layOutRest();
  };
  const app = (
    <Boundary>
      <Providers store={store} router={navigation.router} start={start}>
        <App />
      </Providers>
    </Boundary>
  );
  return { app, store };
}

/** Its code is part of the frame's chunk, since nothing waits for it. */
function preloadLinksLater(signal: AbortSignal): void {
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "frame" */ './preloadLinks').then(
      (code) => code.preloadLinksWhenQuiet(signal),
      // a link loads its page when it is pressed
      () => undefined,
    );
  }, quietTime);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
