import { createContext, useContext } from 'react';
import type { AppHistory } from './browserHistory';

export interface Router {
  readonly navigate: AppHistory['navigate'];
  /** Loads the code of a page that the visitor is about to open. */
  readonly preload: (to: string) => void;
  /** Called if code could not be loaded: reloads the page once, else shows a message. */
  readonly loadFailed: () => void;
}

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** @throws outside of the provider */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider');
  return router;
}

/** Opens a page of the site without a link. @throws outside of a `RouterProvider` */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}
