import clsx from 'clsx';
import { foundedIn } from '../../domain/company/company';
import { formatHours, hoursOf } from '../../domain/company/hours';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { menu } from '../../shared/menu';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { useYear } from '../../shared/lib/useYear';
import layout from '../../shared/ui/layout/layout.module.css';
import { MailLink, PhoneLink } from '../../shared/ui/text/ContactLinks';
import { PrivacyLink } from '../../shared/ui/text/PrivacyLink';
import { Logo } from '../Logo';
import styles from './Footer.module.css';

export function Footer() {
  const { brand, email } = useAppSelector(selectCompany);
  return (
    <footer className={styles.footer}>
      <div className={clsx(layout.wrap, styles.columns)}>
        <div className={styles.brand}>
          <Link
            className={styles.logo}
            to={paths.home}
            aria-label={brand ? `${brand}, на главную` : 'На главную'}
          >
            <Logo />
            {brand && <b>{brand}</b>}
          </Link>
          <p>Оптовая торговля ковриками и напольными покрытиями</p>
          {email && <MailLink address={email} />}
        </div>
        <nav className={styles.menu} aria-label="Меню в подвале">
          <ul>
            {menu.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Phones />
        <Copyright />
      </div>
    </footer>
  );
}

/** The phones of the office, the additional ones and that of the warehouse (docs/product.md §4.8). */
function Phones() {
  const company = useAppSelector(selectCompany);
  const { phones } = company;
  const hours = hoursOf(company);
  const groups = [
    {
      name: 'Офис',
      hours: formatHours(hours.office),
      numbers: phones?.office ? [phones.office] : [],
    },
    { name: 'Дополнительные', numbers: phones?.additional ?? [] },
    {
      name: 'Склад',
      hours: formatHours(hours.warehouse),
      numbers: phones?.warehouse ? [phones.warehouse] : [],
    },
  ].filter(({ numbers }) => numbers.length > 0);

  return (
    <dl className={styles.phones}>
      {groups.map(({ name, hours, numbers }) => (
        <div key={name}>
          <dt>
            {name} {hours && <span>{hours}</span>}
          </dt>
          {numbers.map((number) => (
            <dd key={number}>
              <PhoneLink phone={number} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Copyright() {
  const { legalName, brand, privacyUrl } = useAppSelector(selectCompany);
  const year = Math.max(foundedIn, useYear());
  return (
    <div className={styles.copyright}>
      <p>
        © {foundedIn}–{year} {legalName ?? brand}
      </p>
      {privacyUrl && <PrivacyLink url={privacyUrl} />}
    </div>
  );
}
