import { parseSettings } from '../domain/settings';
import { createAppHistory } from '../shared/router/browserHistory';
import { navigated } from '../shared/router/navigationSlice';
import { keepScroll } from '../shared/router/scroll';
import { App } from './App';
import { Providers } from './Providers';
import { makeStore } from './store';

interface Start {
  /** The page was prerendered for this pathname, and knows of no query, hash or cart. */
  readonly prerendered: boolean;
}

/** The site at the address that is open, from the JSON text of a settings block, ready to render. */
export function createApp(settingsBlock: string, { prerendered }: Start) {
  const history = createAppHistory();
  const { location, action } = history.current();
  const { store, keepCart } = makeStore({
    settings: parseSettings(settingsBlock, (message) => console.warn(message)),
    navigation: {
      location: prerendered ? { ...location, search: '', hash: '' } : location,
      action,
    },
  });

  const start = () => {
    if (prerendered && location.search + location.hash)
      store.dispatch(navigated(history.current()));
    const stops = [
      history.listen((navigation) => store.dispatch(navigated(navigation))),
      keepScroll(history),
      keepCart(),
    ];
    return () => stops.forEach((stop) => stop());
  };
  const app = (
    <Providers store={store} navigate={history.navigate} start={start}>
      <App />
    </Providers>
  );
  return { app, store };
}
