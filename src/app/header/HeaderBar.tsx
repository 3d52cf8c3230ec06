import { InfoStrip } from './InfoStrip';
import { NavigationBar } from './NavigationBar';
import styles from './HeaderBar.module.css';

/** The navigation and the strip under it; on phones, the elements of both share one grid. */
export function HeaderBar() {
  return (
    <div className={styles.bar}>
      <NavigationBar />
      <InfoStrip />
    </div>
  );
}
