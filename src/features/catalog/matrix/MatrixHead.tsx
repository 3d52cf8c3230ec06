import type { Carpet, Category } from '../../../domain/settings/settings';
import type { Model } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import { modelSummary } from '../modelSummary';
import styles from './CategoryMatrix.module.css';

interface MatrixHeadProps {
  readonly category: Category;
  readonly model: Model;
  readonly shown: readonly Carpet[];
}

/** «Ковёр «Страйп»», «15 из 15 · 257–3 710 ₽ · Кратно 10 шт = 1 упаковка» and a link to its page. */
export function MatrixHead({ category, model, shown }: MatrixHeadProps) {
  const page = paths.model(category._id, model.id);
  return (
    <h3 className={styles.head}>
      <Link to={page}>{model.title}</Link>
      <small>{modelSummary(model, shown.length)}</small>
      <Link className={text.more} to={page} tabIndex={-1} aria-hidden>
        Страница модели <Icon name="right" />
      </Link>
    </h3>
  );
}
