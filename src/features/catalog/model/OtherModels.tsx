import { unbroken } from '../../../domain/format/unbroken';
import { formatAssortment } from '../../../domain/model/assortment';
import type { Category } from '../../../domain/settings/settings';
import { modelsOf, type Model } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Section } from '../../../shared/ui/layout/Section';
import { Icon } from '../../../shared/ui/picture/Icon';
import { Picture } from '../../../shared/ui/picture/Picture';
import text from '../../../shared/ui/text/text.module.css';
import styles from './OtherModels.module.css';

/** A category may have hundreds of models. */
const mostShown = 6;

interface OtherModelsProps {
  readonly category: Category;
  readonly model: Model;
}

/** The next models of the category, and a link to all of it (docs/product.md §19.8). */
export function OtherModels({ category, model }: OtherModelsProps) {
  const models = modelsOf(category);
  const position = models.findIndex(({ id }) => id === model.id);
  const others = [...models.slice(position + 1), ...models.slice(0, position)];
  if (others.length === 0) return null;
  return (
    <Section
      className={styles.others}
      title="Другие модели категории"
      aside={
        <Link className={text.more} to={paths.category(category._id)}>
          {category.title}
          <Icon name="right" />
        </Link>
      }
    >
      <ul className={styles.list}>
        {others.slice(0, mostShown).map(({ id, title, items, images, description }) => (
          <li key={id}>
            <Link to={paths.model(category._id, id)}>
              <Picture kind="item" file={images[0]} alt="" sizes="176px" />
              <span>
                <b>{unbroken(title)}</b>
                {description && (
                  <small className={styles.description}>{unbroken(description)}</small>
                )}
                <small>{formatAssortment(items)}</small>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
