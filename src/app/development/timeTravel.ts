import type { Store } from '@reduxjs/toolkit';
import { toPath } from '../../shared/router/browserHistory';
import { selectLocation, type WithNavigation } from '../../shared/router/navigationSlice';
import { isPageLoaded } from '../loadPage';

/** Whether Redux DevTools look on: not at a visitor's, and not at a developer's without them. */
export function areDevToolsHere(): boolean {
  return process.env.NODE_ENV !== 'production' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
}

/**
 * Redux DevTools jump to another moment of the visit without an action. The address follows, in the
 * entry that is open and past the history, which would tell the store of a navigation.
 */
export function followTimeTravel(store: Store<WithNavigation>): void {
  store.subscribe(() => {
    const location = selectLocation(store.getState());
    // a navigation changes the address first, and the store once the page's code is here
    if (toPath(location) === toPath(window.location) || !isPageLoaded(window.location)) return;
    // the form of an entry that `history` makes
    window.history.replaceState({ key: location.key }, '', toPath(location));
  });
}
