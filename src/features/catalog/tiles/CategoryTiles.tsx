import clsx from 'clsx';
import { countOf, plural, words } from '../../../domain/format/plural';
import { formatNumber, nbsp } from '../../../domain/format/number';
import { countItems, type Category } from '../../../domain/settings/settings';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import { Picture } from '../../../shared/ui/picture/Picture';
import styles from './CategoryTiles.module.css';

interface CategoryTilesProps {
  readonly categories: readonly Category[];
  /** `home` begins with a large tile and ends with a link to the catalogue; `row` is for a few tiles. */
  readonly variant?: 'catalog' | 'home' | 'row';
}

export function CategoryTiles({ categories, variant = 'catalog' }: CategoryTilesProps) {
  return (
    <ul className={clsx(styles.tiles, styles[variant])}>
      {categories.map((category, index) => (
        <CategoryTile
          key={category._id}
          category={category}
          sizes={variant === 'home' && index === 0 ? sizes.large : sizes[variant]}
        />
      ))}
      {variant === 'home' && <WholeCatalogTile categories={categories} />}
    </ul>
  );
}

/** The widths of the pictures, which must match the style sheet of each variant. */
const sizes = {
  catalog: '(width >= 80em) 300px, 31vw',
  home: '(width >= 80em) 300px, (width >= 45em) 31vw, 46vw',
  row: '(width >= 80em) 300px, (width >= 45em) 31vw, 46vw',
  large: '(width >= 80em) 628px, 92vw',
};

interface CategoryTileProps {
  readonly category: Category;
  readonly sizes: string;
}

function CategoryTile({ category, sizes }: CategoryTileProps) {
  const { _id, title, image } = category;
  return (
    <li className={styles.tile}>
      <Link to={paths.category(_id)}>
        <span className={styles.picture}>
          <Picture kind="category" file={image} alt="" sizes={sizes} />
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{countOf(countItems(category), words.positions)}</span>
      </Link>
    </li>
  );
}

function WholeCatalogTile({ categories }: Pick<CategoryTilesProps, 'categories'>) {
  const count = categories.reduce((sum, category) => sum + countItems(category), 0);
  const inCategories = plural(categories.length, words.inCategories);
  return (
    <li className={styles.whole}>
      <Link to={paths.catalog}>
        <b>{countOf(count, words.positions)}</b>
        <span>{`в${nbsp}${formatNumber(categories.length)}${nbsp}${inCategories}.`}</span>
        <span>Смотреть весь каталог</span>
        <Icon name="right" />
      </Link>
    </li>
  );
}
