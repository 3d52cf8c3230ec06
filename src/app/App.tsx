import { useDeferredValue } from 'react';
import { CallbackDialog } from '../features/callback/CallbackDialog';
import { useAppSelector } from '../state/hooks';
import { selectSettings } from '../state/settings/settingsSlice';
import { selectNavigation } from '../shared/router/navigationSlice';
import { Boundary } from './failure/Boundary';
import { Footer } from './footer/Footer';
import { InfoStrip } from './header/InfoStrip';
import { PageFailure } from './failure/PageFailure';
import { findPage } from './routes';
import { TopBar } from './header/TopBar';
import { useRouteChange } from './useRouteChange';
import styles from './App.module.css';

// elements that stay the same: a navigation draws of them only what it concerns
const bars = (
  <>
    <TopBar />
    <InfoStrip />
  </>
);
const ending = (
  <>
    <Footer />
    <CallbackDialog />
    <PageFailure />
  </>
);

export function App() {
  const { location, action } = useAppSelector(selectNavigation);
  const { pathname, hash } = location;
  const { page, params } = findPage(pathname);
  const { head, Hero, Content } = page;
  useRouteChange(head(useAppSelector(selectSettings), params));

  // a page that is opened shows its heading first, and the hundreds of rows under it a moment later;
  // not where the way leads back to a row
  const isHeadingShown = useDeferredValue(pathname) === pathname;
  const isContentDue = isHeadingShown || action === 'POP' || hash !== '';

  return (
    <>
      <a className={styles.skip} href="#main">
        Перейти к содержанию
      </a>
      <header className={styles.header}>
        {bars}
        <Boundary key={pathname}>
          <Hero params={params} />
        </Boundary>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isContentDue && (
          <Boundary key={pathname}>
            <Content params={params} />
          </Boundary>
        )}
      </main>
      {ending}
    </>
  );
}
