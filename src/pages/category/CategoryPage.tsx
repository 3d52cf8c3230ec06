import { formatDimensions } from '../../domain/trade/size';
import { countOf, words } from '../../domain/format/plural';
import type { Category } from '../../domain/settings/settings';
import { useCallbackDialog } from '../../features/callback/useCallbackDialog';
import { CategoryFacts } from '../../features/catalog/CategoryFacts';
import { CategoryGoods } from '../../features/catalog/CategoryGoods';
import { NextCategory } from '../../features/catalog/tiles/NextCategory';
import { useAppSelector } from '../../state/hooks';
import { selectCategory, selectPublishedCategories } from '../../state/settings/settingsSlice';
import { searchCode } from '../../state/settings/useSearch';
import { paths } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { Picture } from '../../shared/ui/picture/Picture';
import styles from './CategoryPage.module.css';
import type { Page, PageProps } from '../page';
import { UnknownCategory, unknownCategoryHead } from '../UnknownCategory';

const catalogCrumb = [{ title: 'Каталог', to: paths.catalog }];

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
  parts: [searchCode],
};

function useCategory({ params: { id = '' } }: PageProps): Category | undefined {
  return useAppSelector((state) => selectCategory(state, id));
}

function CategoryHero(props: PageProps) {
  const category = useCategory(props);
  if (!category) return <UnknownCategory />;
  const { title, image, items } = category;
  return (
    <PageHeading
      lead={<Breadcrumbs parents={catalogCrumb} current={title} />}
      title={title}
      subtitle={subtitleOf(category)}
      side={
        image && (
          <Picture
            className={styles.picture}
            kind="category"
            file={image}
            alt={category.title}
            sizes="380px"
          />
        )
      }
    >
      <CategoryFacts carpets={items} />
    </PageHeading>
  );
}

/** «15 позиций, 5 размеров, 3 цвета»; a single size or colour is left out. */
function subtitleOf({ items }: Category): string {
  const sizes = new Set(items.flatMap((carpet) => formatDimensions(carpet) ?? [])).size;
  const colors = new Set(items.flatMap(({ color }) => color ?? [])).size;
  return [
    countOf(items.length, words.positions),
    sizes > 1 && countOf(sizes, words.sizes),
    colors > 1 && countOf(colors, words.colors),
  ]
    .filter(Boolean)
    .join(', ');
}

function CategoryContent(props: PageProps) {
  const category = useCategory(props);
  const categories = useAppSelector(selectPublishedCategories);
  const { open: openCallback } = useCallbackDialog();
  if (!category) return null;
  return (
    <section className={layout.sectionClose}>
      <div className={layout.wrap}>
        <h2 className={layout.hidden}>Товары категории</h2>
        <CategoryGoods category={category} onAskPrice={openCallback} />
        <NextCategory categories={categories} after={category} />
      </div>
    </section>
  );
}
