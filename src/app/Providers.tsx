import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { CallbackProvider } from '../features/callback/CallbackProvider';
import type { AppHistory } from '../shared/router/browserHistory';
import { RouterProvider } from '../shared/router/RouterContext';
import type { AppStore } from './store';

interface ProvidersProps {
  readonly store: AppStore;
  readonly navigate: AppHistory['navigate'];
  /** Reads the cart, and keeps it. @returns its stop */
  readonly keepCart: () => () => void;
  readonly children: ReactNode;
}

export function Providers({ store, navigate, keepCart, children }: ProvidersProps) {
  // not before the prerendered page, whose cart is empty, has been hydrated
  useEffect(() => keepCart(), [keepCart]);
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
