import type { Model } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import { modelSummary } from '../modelSummary';
import styles from './CategoryMatrix.module.css';

interface MatrixHeadProps {
  readonly categoryId: string;
  readonly model: Model;
  /** The number of its carpets in the matrix. */
  readonly shown: number;
}

/** The heading of a model's matrix in a category. */
export function MatrixHead({ categoryId, model, shown }: MatrixHeadProps) {
  const address = paths.model(categoryId, model.id);
  return (
    <h3 className={styles.head}>
      <Link to={address}>{model.title}</Link> <small>{modelSummary(model, shown)}</small>
      {/* the title is a link to the same page */}
      <Link to={address} className={text.more} tabIndex={-1} aria-hidden="true">
        <span>Страница модели</span> <Icon name="right" />
      </Link>
    </h3>
  );
}
