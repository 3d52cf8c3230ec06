import { CategoryTiles } from '../../features/catalog/tiles/CategoryTiles';
import { useAppSelector } from '../../state/hooks';
import { selectHasAllCarpets, selectPublishedCategories } from '../../state/settings/settingsSlice';
import { menu } from '../../shared/menu';
import { anchors, paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { selectLocation } from '../../shared/router/navigationSlice';
import { formatQuery, useSearchQuery } from '../../shared/router/query';
import { useNavigate } from '../../shared/router/RouterContext';
import { ButtonLink } from '../../shared/ui/button/Button';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import { Section } from '../../shared/ui/layout/Section';
import { Icon } from '../../shared/ui/picture/Icon';
import { LiveSearch } from '../../shared/ui/form/LiveSearch';
import text from '../../shared/ui/text/text.module.css';
import { CatalogGoods, searchParts } from '../catalog/CatalogGoods';
import type { Page } from '../page';
import styles from './NotFoundPage.module.css';

export const page: Page = {
  head: () => ({
    title: 'Страница не найдена',
    description: 'Такой страницы на сайте нет. Найдите товар в каталоге или вернитесь на главную.',
    isNotFound: true,
  }),
  Hero: NotFoundHero,
  Content: NotFoundContent,
  laterParts: searchParts,
};

function NotFoundHero() {
  const navigate = useNavigate();
  const query = useSearchQuery();
  const { pathname } = useAppSelector(selectLocation);
  const hasAllCarpets = useAppSelector(selectHasAllCarpets);
  return (
    <PageHeading
      narrow
      lead={<p className={styles.code}>404</p>}
      title="Страница не найдена"
      subtitle="Она переехала, или адрес набран с ошибкой. Найдите товар или выберите раздел."
    >
      <LiveSearch
        large
        label="Найти товар или артикул"
        query={query}
        onSearch={(q, isSubmitted) => {
          const here = pathname + formatQuery({ q: q || undefined });
          if (isSubmitted) navigate(paths.search(q), { isTyping: true });
          else if (hasAllCarpets) navigate(here, { isTyping: true });
        }}
      />
      {!query && <Sections />}
    </PageHeading>
  );
}

function Sections() {
  return (
    <nav aria-label="Разделы сайта">
      <ul className={styles.sections}>
        {menu.map(({ title, to }) => (
          <li key={to}>
            <ButtonLink variant="ghost" to={to}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Popular categories, or what the catalogue has for the typed query (docs/product.md §21.5). */
function NotFoundContent() {
  const query = useSearchQuery();
  const hasAllCarpets = useAppSelector(selectHasAllCarpets);
  return (
    <div id={anchors.results}>
      {query && hasAllCarpets ? (
        <Section title="Результаты поиска">
          <CatalogGoods query={query} />
        </Section>
      ) : (
        <PopularCategories />
      )}
    </div>
  );
}

function PopularCategories() {
  const categories = useAppSelector(selectPublishedCategories);
  if (categories.length === 0) return null;
  return (
    <Section
      title="Популярные категории"
      aside={
        <Link className={text.more} to={paths.catalog}>
          Весь каталог
          <Icon name="right" />
        </Link>
      }
    >
      <CategoryTiles categories={categories.slice(0, 4)} variant="row" />
    </Section>
  );
}
