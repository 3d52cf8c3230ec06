import type { Store } from '@reduxjs/toolkit';
import { holdInput } from '../shared/startup/holdInput';
import { toPath, type AppHistory } from '../shared/router/browserHistory';
import {
  navigated,
  pageLoadFailed,
  selectLocation,
  type NavigationState,
  type RouteLocation,
  type WithNavigation,
} from '../shared/router/navigationSlice';
import { reloadOnce } from '../shared/router/reloadOnce';
import type { Router } from '../shared/router/RouterContext';
import { keepScrollPositions, rememberScrollPosition } from '../shared/router/scroll';
import { isPageLoaded, loadPage } from './loadPage';
import { preloadDelay } from './preloadRest';

/** Changes the address at once, and the screen when the code of the page has been loaded. */
export function createNavigation(history: AppHistory, store: Store<WithNavigation>) {
  const shownLocation = () => selectLocation(store.getState());

  const reportLoadFailure = async () => {
    if (!(await reloadOnce())) store.dispatch(pageLoadFailed());
  };

  function show(navigation: NavigationState): void {
    const { location } = navigation;
    if (isPageLoaded(location)) {
      rememberScrollPosition(shownLocation());
      store.dispatch(navigated(navigation));
    } else loadAndShow(location);
  }

  function loadAndShow(location: RouteLocation): void {
    const { pathname } = location;
    const isStillOpen = () => history.current().location.pathname === pathname;
    // on the same page, a control depends on earlier changes, which are not shown yet
    const replay =
      pathname === shownLocation().pathname && holdInput(document.body, { page: pathname });
    loadPage(location)
      .then(
        () => {
          if (isStillOpen()) show(history.current());
        },
        () => {
          if (isStillOpen()) void reportLoadFailure();
        },
      )
      .finally(() => replay && replay());
  }

  const router: Router = {
    navigate: history.navigate,
    preload: (to) => {
      const url = new URL(to, window.location.href);
      setTimeout(() => void loadPage(url).catch(() => undefined), preloadDelay);
    },
    loadFailed: () => void reportLoadFailure(),
  };

  /** Shows the page of each navigation until the signal is aborted. */
  function start(signal: AbortSignal): void {
    // prerendered markup has no query and no hash; and a link can be pressed as soon as it is hydrated
    if (toPath(shownLocation()) !== toPath(window.location)) show(history.current());
    signal.addEventListener('abort', history.listen(show));
    keepScrollPositions(shownLocation, signal);
  }

  return { router, start };
}
