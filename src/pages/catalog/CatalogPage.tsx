import { use, useMemo } from 'react';
import type { Carpet } from '../../domain/settings/settings';
import { countOf, words } from '../../domain/format/plural';
import { CategoryTiles } from '../../features/catalog/tiles/CategoryTiles';
import { useAppSelector } from '../../state/hooks';
import {
  selectCompany,
  selectOffers,
  selectPublishedCategories,
} from '../../state/settings/settingsSlice';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { createLoader } from '../../shared/lazyPart/loader';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { formatQuery, useQuery } from '../../shared/router/query';
import { useNavigate } from '../../shared/router/RouterContext';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { focusPrecedingControl } from '../../shared/ui/focus/focusPrecedingControl';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { SearchForm } from '../../shared/ui/form/SearchForm';
import { PhoneLink } from '../../shared/ui/text/ContactLinks';
import text from '../../shared/ui/text/text.module.css';
import { CallbackBand } from '../CallbackBand';
import styles from './CatalogPage.module.css';
import type { Page } from '../page';

const SearchResults = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "search" */ '../../features/catalog/search/SearchResults'))
      .SearchResults,
);

/** A visit begins without a query: the search is loaded later. */
const searchCode = createLoader(
  () => import(/* webpackChunkName: "search" */ '../../state/settings/selectSearch'),
);

/** A query that fits more than this needs another word. */
const searchLimit = 100;

const subtitle = 'Компания предлагает широкий ассортимент ковриков для любой входной двери';

export const page: Page = {
  head: () => ({ title: 'Каталог', description: `${subtitle}.` }),
  Hero: CatalogHero,
  Content: CatalogContent,
  parts: [SearchResults, searchCode],
};

function useCatalogQuery(): string {
  const { q } = useQuery();
  return typeof q === 'string' ? q.trim() : '';
}

function CatalogHero() {
  const navigate = useNavigate();
  const query = useCatalogQuery();
  const { brand } = useAppSelector(selectCompany);
  return (
    <PageHeading
      narrow
      lead={<Breadcrumbs current="Каталог" />}
      title={brand ? `Каталог компании «${brand}»` : 'Каталог'}
      subtitle={subtitle}
    >
      <SearchForm
        label="Найти товар или артикул"
        query={query}
        onSearch={(q) => navigate(paths.catalog + formatQuery({ q: q || undefined }))}
      />
    </PageHeading>
  );
}

function CatalogContent() {
  const query = useCatalogQuery();
  const categories = useAppSelector(selectPublishedCategories);
  return (
    <>
      <section className={layout.section}>
        <div className={layout.wrap}>
          <h2 className={layout.hidden}>{query ? 'Результаты поиска' : 'Категории'}</h2>
          {categories.length === 0 ? <NothingPublished /> : <Goods query={query} />}
        </div>
      </section>
      <CallbackBand />
    </>
  );
}

/** All categories, or what a search finds; the status is there before, so that it is read out. */
function Goods({ query }: { readonly query: string }) {
  const categories = useAppSelector(selectPublishedCategories);
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  const offers = useAppSelector(selectOffers);
  const search = useAppSelector(query ? use(searchCode.loaded).selectSearch : selectNothing);
  const found = useMemo(
    () => search(query).flatMap(({ _id }) => offers.get(_id) ?? []),
    [search, query, offers],
  );
  return (
    <>
      <div className={styles.head}>
        <p className={text.count} role="status">
          {query
            ? foundText(query, found.length)
            : `${countOf(categories.length, words.categories)}, ${countOf(count, words.positions)}`}
        </p>
        {query && (
          <Link
            className={text.more}
            to={paths.catalog}
            onClick={({ currentTarget }) => focusPrecedingControl(currentTarget)}
          >
            Весь каталог
          </Link>
        )}
      </div>
      {query ? (
        <SearchResults query={query} found={found.slice(0, searchLimit)} />
      ) : (
        <CategoryTiles categories={categories} />
      )}
    </>
  );
}

const findNothing = (): Carpet[] => [];
const selectNothing = () => findNothing;

function foundText(query: string, count: number): string {
  const text = `По запросу «${query}»: ${countOf(count, words.positions)}`;
  return count > searchLimit ? `${text}, показаны первые ${searchLimit}` : text;
}

function NothingPublished() {
  const phone = useAppSelector(selectCompany).phones?.office;
  return (
    <EmptyState icon="box" title="Каталог скоро появится. Запросите прайс-лист по телефону">
      {phone && <PhoneLink className={text.phone} phone={phone} />}
    </EmptyState>
  );
}
