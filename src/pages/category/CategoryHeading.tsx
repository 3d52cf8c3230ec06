import clsx from 'clsx';
import { memo } from 'react';
import { CategoryFacts } from '../../features/catalog/CategoryFacts';
import { CategoryTools } from '../../features/catalog/CategoryTools';
import type { Category } from '../../domain/settings/settings';
import { paths } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { HeadingStep } from '../../shared/ui/layout/HeadingStep';
import { Picture } from '../../shared/ui/picture/Picture';
import styles from './CategoryHeading.module.css';

const parents = [{ title: 'Каталог', to: paths.catalog }];

interface CategoryHeadingProps {
  readonly category: Category;
}

/**
 * Name, facts and picture of a category, with the tools of its list below them. It is rendered again only
 * for another category, not for each change of the address.
 */
export const CategoryHeading = memo(function CategoryHeading({ category }: CategoryHeadingProps) {
  const { title, image, items } = category;
  return (
    <HeadingStep compact>
      <div className={clsx(image && styles.split)}>
        <div>
          <Breadcrumbs parents={parents} current={title} />
          <h1 tabIndex={-1}>{title}</h1>
          {items.length > 0 && <CategoryFacts category={category} />}
        </div>
        {image && (
          <Picture
            className={styles.picture}
            kind="category"
            file={image}
            alt={title}
            sizes="196px"
          />
        )}
      </div>
      {items.length > 0 && <CategoryTools category={category} />}
    </HeadingStep>
  );
});
