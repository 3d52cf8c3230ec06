import clsx from 'clsx';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { menu } from '../../shared/menu';
import { mailHref, paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { selectLocation } from '../../shared/router/navigationSlice';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import { Logo } from '../Logo';
import styles from './NavigationBar.module.css';

/** The caption, the navigation and the e-mail (docs/product.md §4.1, §4.2, §4.3). */
export function NavigationBar() {
  const { brand, email } = useAppSelector(selectCompany);
  return (
    <div className={styles.bar}>
      <div className={clsx(layout.wrap, styles.row)}>
        <Link
          className={styles.mark}
          to={paths.home}
          aria-label={brand ? `${brand}, на главную` : 'На главную'}
        >
          <Logo />
        </Link>
        {brand && <p className={styles.caption}>Сайт Торговой компании «{brand}»</p>}
        <Navigation />
        {email && (
          <a className={styles.email} href={mailHref(email)} aria-label={email}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        )}
      </div>
    </div>
  );
}

function Navigation() {
  const { pathname } = useAppSelector(selectLocation);
  return (
    <nav className={styles.nav} aria-label="Основное меню">
      <ul>
        {menu.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A category belongs to the catalogue (docs/product.md §4.1). */
function isCurrent(to: string, pathname: string): boolean {
  return pathname === to || (to === paths.catalog && pathname.startsWith(`${to}/`));
}
