import { useEffect, useLayoutEffect, useRef } from 'react';
import { absolute } from '../domain/company/company';
import type { Head } from '../pages/page';
import { useAppSelector } from '../state/hooks';
import { selectSettings } from '../state/settings/settingsSlice';
import { selectNavigation } from '../shared/router/navigationSlice';
import { restoreScroll } from '../shared/router/scroll';
import { writeHead } from './writeHead';

/**
 * What a browser does when it opens a page, done for a page that the router opened: its head, its
 * place on the screen, and the focus on its heading, which is thereby read out.
 */
export function useRouteChange(head: Head): void {
  const { location, action } = useAppSelector(selectNavigation);
  const canonical = absolute(useAppSelector(selectSettings), location.pathname);
  const opened = useRef(location.pathname);

  useEffect(() => writeHead(head, canonical), [head, canonical]);

  useLayoutEffect(() => {
    const isOtherPage = opened.current !== location.pathname;
    opened.current = location.pathname;
    if (isOtherPage) document.querySelector('h1')?.focus({ preventScroll: true });
    restoreScroll(location, action, isOtherPage);
  }, [location, action]);
}
