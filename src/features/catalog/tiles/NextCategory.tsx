import type { Category } from '../../../domain/settings/settings';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './NextCategory.module.css';

interface NextCategoryProps {
  readonly categories: readonly Category[];
  readonly after: Category;
}

/** A link to the next category, or from the last one to the first. */
export function NextCategory({ categories, after }: NextCategoryProps) {
  const next = categories[(categories.indexOf(after) + 1) % categories.length];
  if (!next || next === after) return null;
  return (
    <div className={styles.next}>
      <Link to={paths.category(next._id)}>
        <small>Следующая категория</small>
        <b>{next.title}</b>
        <Icon name="right" />
      </Link>
    </div>
  );
}
