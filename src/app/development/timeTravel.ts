import type { Store } from '@reduxjs/toolkit';
import { toPath } from '../../shared/router/browserHistory';
import { selectLocation, type WithNavigation } from '../../shared/router/navigationSlice';
import { isPageLoaded } from '../loadPage';

/** Whether this is a development build in a browser with Redux DevTools. */
export function hasDevTools(): boolean {
  return process.env.NODE_ENV !== 'production' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
}

/**
 * Redux DevTools jump to another snapshot of the store without an action. Updates the address of the
 * current history entry, bypassing `history`, which would dispatch a navigation.
 */
export function followTimeTravel(store: Store<WithNavigation>): void {
  store.subscribe(() => {
    const location = selectLocation(store.getState());
    // a navigation changes the address first, and the store when the page's code has been loaded
    if (toPath(location) === toPath(window.location) || !isPageLoaded(window.location)) return;
    // the format in which `history` stores the state of an entry
    window.history.replaceState({ key: location.key }, '', toPath(location));
  });
}
