import { parseSettings } from '../domain/settings';
import { createAppHistory } from '../shared/router/browserHistory';
import { navigated } from '../shared/router/navigationSlice';
import { keepScroll } from '../shared/router/scroll';
import { App } from './App';
import { Providers } from './Providers';
import { makeStore } from './store';

/** The site at the address that is open, from the JSON text of a settings block, ready to render. */
export function createApp(settingsBlock: string) {
  const history = createAppHistory();
  const { store, keepCart } = makeStore({
    settings: parseSettings(settingsBlock, (message) => console.warn(message)),
    navigation: history.current(),
  });
  const stops = [
    history.listen((navigation) => store.dispatch(navigated(navigation))),
    keepScroll(history),
  ];
  const app = (
    <Providers store={store} navigate={history.navigate} keepCart={keepCart}>
      <App />
    </Providers>
  );
  return { app, store, stop: () => stops.forEach((stop) => stop()) };
}
