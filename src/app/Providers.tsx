import { StrictMode, useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type Router } from '../shared/router/RouterContext';
import type { AppStore } from './store';

interface ProvidersProps {
  readonly store: AppStore;
  readonly router: Router;
  /** What begins once the prerendered page has been hydrated. @returns its end */
  readonly start: () => () => void;
  readonly children: ReactNode;
}

export function Providers({ store, router, start, children }: ProvidersProps) {
  // outside of StrictMode, which would begin, end and begin again
  useEffect(() => start(), [start]);
  return (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider value={router}>{children}</RouterProvider>
      </Provider>
    </StrictMode>
  );
}
