import { useSelector } from 'react-redux';
import { CallbackDialog } from '../features/callback/CallbackDialog';
import { selectSettings } from '../settings/settingsSlice';
import { selectLocation } from '../shared/router/navigationSlice';
import { Boundary } from './Boundary';
import { Footer } from './Footer';
import { InfoStrip } from './InfoStrip';
import { PageFailure } from './PageFailure';
import { findPage } from './routes';
import { TopBar } from './TopBar';
import { useRouteChange } from './useRouteChange';
import styles from './App.module.css';

export function App() {
  const { pathname } = useSelector(selectLocation);
  const { page, params } = findPage(pathname);
  const { head, Hero, Content } = page;
  useRouteChange(head(useSelector(selectSettings), params));

  return (
    <>
      <a className={styles.skip} href="#main">
        Перейти к содержанию
      </a>
      <header className={styles.header}>
        <TopBar />
        <InfoStrip />
        <Boundary key={pathname}>
          <Hero params={params} />
        </Boundary>
      </header>
      <main id="main" tabIndex={-1}>
        <Boundary key={pathname}>
          <Content params={params} />
        </Boundary>
      </main>
      <Footer />
      <CallbackDialog />
      <PageFailure />
    </>
  );
}
