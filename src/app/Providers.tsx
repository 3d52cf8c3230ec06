import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CallbackProvider } from '../features/callback/CallbackProvider';
import type { AppHistory } from '../shared/router/browserHistory';
import { RouterProvider } from '../shared/router/RouterContext';
import type { AppStore } from './store';

interface ProvidersProps {
  readonly store: AppStore;
  readonly navigate: AppHistory['navigate'];
  /** What begins once the prerendered page has been hydrated. @returns its end */
  readonly start: () => () => void;
  readonly children: ReactNode;
}

export function Providers({ store, navigate, start, children }: ProvidersProps) {
  useEffect(() => start(), [start]);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider value={navigate}>
          <CallbackProvider>{children}</CallbackProvider>
        </RouterProvider>
      </Provider>
    </StrictMode>
  );
}
