import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type Router } from '../shared/router/RouterContext';
import type { AppStore } from './store';

interface ProvidersProps {
  readonly store: AppStore;
  readonly router: Router;
  /** Called after hydration; the signal is aborted when the site is unmounted. */
  readonly start: (signal: AbortSignal) => void;
  readonly children: ReactNode;
}

export function Providers({ store, router, start, children }: ProvidersProps) {
  // outside of StrictMode, which runs an effect twice
  useEffect(() => {
    const mounted = new AbortController();
    start(mounted.signal);
    return () => mounted.abort();
  }, [start]);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider value={router}>{children}</RouterProvider>
      </Provider>
    </StrictMode>
  );
}
