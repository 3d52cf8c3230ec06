import { createContext, useContext } from 'react';
import type { AppHistory } from './browserHistory';

type Navigate = AppHistory['navigate'];

const RouterContext = createContext<Navigate | null>(null);

export const RouterProvider = RouterContext.Provider;

/** @throws outside of the provider: a page without a router is a mistake of ours */
export function useNavigate(): Navigate {
  const navigate = useContext(RouterContext);
  if (!navigate) throw new Error('useNavigate needs a RouterProvider');
  return navigate;
}
