import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Head } from '../pages/page';
import { useAppSelector } from '../state/hooks';
import { selectSettings } from '../state/settings/settingsSlice';
import { anchors, paths } from '../shared/paths';
import { selectNavigation } from '../shared/router/navigationSlice';
import { restoreScroll } from '../shared/router/scroll';
import { documentHead, writeHead } from './documentHead';

/**
 * Does what a browser does when it opens a page: updates the head, restores the scroll position and
 * focuses the heading, so that a screen reader announces it (docs/product.md §3.7). A search from another
 * page shows what it has found (§18.1).
 */
export function useRouteChange(head: Head): void {
  const { location, action } = useAppSelector(selectNavigation);
  const settings = useAppSelector(selectSettings);
  const { pathname } = location;
  const shown = useRef(pathname);

  useEffect(() => writeHead(documentHead(head, settings, pathname)), [head, settings, pathname]);

  useLayoutEffect(() => {
    const isOtherPage = shown.current !== location.pathname;
    shown.current = location.pathname;
    if (isOtherPage) document.querySelector('h1')?.focus({ preventScroll: true });
    const isSearch =
      isOtherPage && action === 'PUSH' && location.pathname === paths.catalog && location.search;
    const hash = isSearch ? `#${anchors.results}` : location.hash;
    restoreScroll({ ...location, hash }, action, isOtherPage);
  }, [location, action]);
}
