import type { Settings } from '../domain/settings/settings';
import { wantCallbackContent } from '../features/callback/callbackContentOnDemand';
import { holdInput } from '../shared/startup/holdInput';
import { layOutRest } from '../shared/startup/layOutRest';
import { listen } from '../shared/lib/listen';
import { createAppHistory } from '../shared/router/browserHistory';
import {
  navigated,
  pageMissed,
  selectLocation,
  type NavigationState,
} from '../shared/router/navigationSlice';
import type { Router } from '../shared/router/RouterContext';
import { reloadOnce } from '../shared/router/reloadOnce';
import { wantQueryParser } from '../shared/router/query';
import { keepPlaces, rememberPlace } from '../shared/router/scroll';
import { App } from './App';
import { Boundary } from './failure/Boundary';
import { Providers } from './Providers';
import { isPageLoaded, loadPage } from './routes';
import { makeStore } from './store';

interface Start {
  /** The page was prerendered for this pathname, and knows of no query, hash or cart. */
  readonly prerendered: boolean;
  readonly onAlive?: () => void;
}

/** Until what the visitor has just done is painted, and code may be fetched for what may follow, ms. */
const intentDelay = 50;

/** Whoever stirs may reach for anything next: the rest of the code comes. @returns the undoing */
function fetchAtFirstStir(): () => void {
  const want = () => {
    const rest = [loadPage(window.location), wantQueryParser(), wantCallbackContent()];
    // who needs it asks again, and tells if it can't be had
    void Promise.allSettled(rest);
  };
  const stir = () => {
    stops.forEach((stop) => stop());
    setTimeout(want, intentDelay);
  };
  const stops = (['pointermove', 'touchstart', 'keydown', 'click'] as const).map((type) =>
    listen(type, stir),
  );
  return () => stops.forEach((stop) => stop());
}

/** The site at the address that is open, ready to render. */
export function createApp(settings: Settings, { prerendered, onAlive }: Start) {
  const history = createAppHistory();
  const { location, action } = history.current();
  const { store, keepCart } = makeStore({
    settings,
    navigation: {
      location: prerendered ? { ...location, search: '', hash: '' } : location,
      action,
    },
  });

  const codeMissed = async () => {
    if (!(await reloadOnce())) store.dispatch(pageMissed());
  };

  const shownLocation = () => selectLocation(store.getState());

  /** The address has changed already; the screen follows when its code is here. */
  const show = (navigation: NavigationState) => {
    const { location } = navigation;
    if (isPageLoaded(location)) {
      rememberPlace(shownLocation());
      store.dispatch(navigated(navigation));
      return;
    }
    const { pathname } = location;
    const isStillAsked = () => history.current().location.pathname === pathname;
    // the next filter goes by what the address says with the one before it
    const release = pathname === shownLocation().pathname && holdInput(document.body);
    loadPage(location)
      .then(
        () => {
          if (isStillAsked()) show(history.current());
        },
        () => {
          if (isStillAsked()) void codeMissed();
        },
      )
      .finally(() => release && release());
  };
  const router: Router = {
    navigate: history.navigate,
    prefetch: (to) => {
      setTimeout(
        () => void loadPage(new URL(to, window.location.href)).catch(() => undefined),
        intentDelay,
      );
    },
    codeMissed: () => void codeMissed(),
  };

  const start = () => {
    if (prerendered && location.search + location.hash) show(history.current());
    const stops = [history.listen(show), keepPlaces(shownLocation), keepCart(), fetchAtFirstStir()];
    layOutRest();
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
