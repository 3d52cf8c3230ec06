import { use, useDeferredValue, type ReactNode } from 'react';
import { CallbackDialog } from '../features/callback/CallbackDialog';
import { selectHasItems } from '../state/cart/cartSlice';
import { useAppSelector } from '../state/hooks';
import { selectSettings } from '../state/settings/settingsSlice';
import { selectNavigation } from '../shared/router/navigationSlice';
import { Boundary } from './failure/Boundary';
import { Footer, OrderBar, Toasts } from './frameParts';
import { HeaderBar } from './header/HeaderBar';
import { PageFailure } from './failure/PageFailure';
import { findRoute } from './routes';
import { useRouteChange } from './useRouteChange';
import styles from './App.module.css';

// constant elements, which React does not render again when the page changes
const bar = (
  <Boundary>
    <HeaderBar />
  </Boundary>
);
const footer = (
  <>
    <Boundary>
      <Toasts />
    </Boundary>
    <Boundary>
      <Footer />
    </Boundary>
    <Boundary>
      <CallbackDialog />
    </Boundary>
    <PageFailure />
  </>
);

export function App() {
  const { location, action } = useAppSelector(selectNavigation);
  const { pathname, search, hash } = location;
  const { route, params } = findRoute(pathname);
  const { head, Hero, Content } = use(route.code.loaded).page;
  useRouteChange(head(useAppSelector(selectSettings), params));

  return (
    <>
      <a className={styles.skip} href="#main">
        Перейти к содержанию
      </a>
      <header className={styles.header}>
        {bar}
        <Boundary key={pathname}>
          <Hero params={params} />
        </Boundary>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <AfterHeading pathname={pathname} isImmediate={action === 'POP' || search + hash !== ''}>
          <Boundary key={pathname}>
            <Content params={params} />
          </Boundary>
        </AfterHeading>
      </main>
      {route.hasCarpets && (
        <Boundary>
          <DeferredOrderBar />
        </Boundary>
      )}
      {footer}
    </>
  );
}

interface AfterHeadingProps {
  readonly pathname: string;
  /** Whether the content renders in the first pass, since the page may have to scroll to a position in it. */
  readonly isImmediate: boolean;
  readonly children: ReactNode;
}

/** A new page renders its heading first, and its hundreds of rows in a second pass of their own. */
function AfterHeading({ pathname, isImmediate, children }: AfterHeadingProps) {
  const isHeadingShown = useDeferredValue(pathname) === pathname;
  return (isHeadingShown || isImmediate) && children;
}

/**
 * A component of its own, so that the page does not render again with the first line of the cart. The bar
 * is rendered after what the press has changed, since it moves the end of the page.
 */
function DeferredOrderBar() {
  const hasItems = useAppSelector(selectHasItems);
  return useDeferredValue(hasItems) && hasItems && <OrderBar />;
}
