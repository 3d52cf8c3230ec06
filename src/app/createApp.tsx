import { parseSettings } from '../domain/settings';
import { createAppHistory } from '../shared/router/browserHistory';
import {
  navigated,
  pageMissed,
  selectLocation,
  type NavigationState,
} from '../shared/router/navigationSlice';
import type { Router } from '../shared/router/RouterContext';
import { reloadOnce } from '../shared/router/reloadOnce';
import { keepScroll } from '../shared/router/scroll';
import { App } from './App';
import { Boundary } from './Boundary';
import { Providers } from './Providers';
import { isPageLoaded, loadPage } from './routes';
import { makeStore } from './store';

interface Start {
  /** The page was prerendered for this pathname, and knows of no query, hash or cart. */
  readonly prerendered: boolean;
  readonly onAlive?: () => void;
}

/** The site at the address that is open, from the JSON text of a settings block, ready to render. */
export function createApp(settingsBlock: string, { prerendered, onAlive }: Start) {
  const history = createAppHistory();
  const { location, action } = history.current();
  const { store, keepCart } = makeStore({
    settings: parseSettings(settingsBlock, (message) => console.warn(message)),
    navigation: {
      location: prerendered ? { ...location, search: '', hash: '' } : location,
      action,
    },
  });

  /** The address has changed already; the screen follows when its code is here. */
  const show = (navigation: NavigationState) => {
    const { pathname } = navigation.location;
    if (isPageLoaded(pathname)) return void store.dispatch(navigated(navigation));
    loadPage(pathname).then(
      () => {
        if (history.current().location.pathname === pathname) show(history.current());
      },
      () => {
        if (!reloadOnce()) store.dispatch(pageMissed());
      },
    );
  };
  const router: Router = {
    navigate: history.navigate,
    prefetch: (to) =>
      void loadPage(new URL(to, window.location.href).pathname).catch(() => undefined),
  };

  const shownLocation = () => selectLocation(store.getState());
  const start = () => {
    if (prerendered && location.search + location.hash)
      store.dispatch(navigated(history.current()));
    const stops = [history.listen(show), keepScroll(shownLocation), keepCart()];
    onAlive?.();
    return () => stops.forEach((stop) => stop());
  };
  const app = (
    <Boundary>
      <Providers store={store} router={router} start={start}>
        <App />
      </Providers>
    </Boundary>
  );
  return { app, store };
}
