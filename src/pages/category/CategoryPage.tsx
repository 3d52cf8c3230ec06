import { countOf, words } from '../../domain/format/plural';
import type { Category } from '../../domain/settings/settings';
import { CategoryGoods, otherLists } from '../../features/catalog/CategoryGoods';
import { FilterSheet } from '../../features/catalog/filters/Filters';
import { NextCategory } from '../../features/catalog/tiles/NextCategory';
import { useAppSelector } from '../../state/hooks';
import { selectCategory, selectPublishedCategories } from '../../state/settings/settingsSlice';
import { searchCode } from '../../state/settings/useSearch';
import layout from '../../shared/ui/layout/layout.module.css';
import styles from './CategoryPage.module.css';
import type { Page, PageProps } from '../page';
import { UnknownCategory, unknownCategoryHead } from '../UnknownCategory';
import { CategoryHeading } from './CategoryHeading';

export const page: Page = {
  head: (settings, { id = '' }) => {
    const category = selectCategory({ settings }, id);
    if (!category) return unknownCategoryHead;
    return {
      title: category.title,
      description: `${category.title} оптом: ${countOf(category.items.length, words.positions)}, цены, упаковки и наличие.`,
    };
  },
  Hero: CategoryHero,
  Content: CategoryContent,
  laterParts: [searchCode, FilterSheet, ...otherLists],
};

function useCategory({ params: { id = '' } }: PageProps): Category | undefined {
  return useAppSelector((state) => selectCategory(state, id));
}

function CategoryHero(props: PageProps) {
  const category = useCategory(props);
  return category ? <CategoryHeading category={category} /> : <UnknownCategory />;
}

function CategoryContent(props: PageProps) {
  const category = useCategory(props);
  const categories = useAppSelector(selectPublishedCategories);
  if (!category) return null;
  return (
    <section className={styles.goods}>
      <div className={layout.wrap}>
        <h2 className={layout.hidden}>Товары категории</h2>
        <CategoryGoods category={category} />
        <NextCategory categories={categories} after={category} />
      </div>
    </section>
  );
}
