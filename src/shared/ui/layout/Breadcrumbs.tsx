import { paths } from '../../paths';
import { Link } from '../../router/Link';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  readonly parents?: readonly { readonly title: string; readonly to: string }[];
  readonly current: string;
}

export function Breadcrumbs({ parents = [], current }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Путь">
      <ol>
        {[{ title: 'Главная', to: paths.home }, ...parents].map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li>
          <span aria-current="location">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
