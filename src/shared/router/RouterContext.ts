import { createContext, useContext } from 'react';
import type { AppHistory } from './browserHistory';

export interface Router {
  readonly navigate: AppHistory['navigate'];
  /** Fetches the code of a page that the visitor is about to open. */
  readonly prefetch: (to: string) => void;
  /** Says that code could not be fetched, where a reload would not bring it. */
  readonly codeMissed: () => void;
}

const RouterContext = createContext<Router | null>(null);

export const RouterProvider = RouterContext.Provider;

/** @throws outside of the provider: a page without a router is a mistake of ours */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider');
  return router;
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}
