import clsx from 'clsx';
import { countOf, words } from '../../domain/format/plural';
import { CategoryTiles } from '../../features/catalog/tiles/CategoryTiles';
import { useAppSelector } from '../../state/hooks';
import { selectPublishedCategories } from '../../state/settings/settingsSlice';
import { searchCode, useSearch } from '../../state/settings/useSearch';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import text from '../../shared/ui/text/text.module.css';
import styles from './CatalogGoods.module.css';

const SearchResults = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "search" */ '../../features/catalog/search/SearchResults'))
      .SearchResults,
);

export const searchParts = [SearchResults, searchCode];

/** The number of results shown; a query with more matches has to be narrowed. */
const searchLimit = 100;

/** All categories or search results. The status is always rendered, since only its changes are announced. */
export function CatalogGoods({ query }: { readonly query: string }) {
  const categories = useAppSelector(selectPublishedCategories);
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  const search = useSearch(query);
  return (
    <>
      <p className={clsx(text.count, styles.count)} role="status">
        {search
          ? foundText(query, search.find(query).length)
          : `${countOf(categories.length, words.categories)}, ${countOf(count, words.positions)}`}
      </p>
      {search ? (
        <SearchResults query={query} search={search} limit={searchLimit} />
      ) : (
        <CategoryTiles categories={categories} />
      )}
    </>
  );
}

function foundText(query: string, count: number): string {
  const found = `По запросу «${query}»: ${countOf(count, words.positions)}`;
  return count > searchLimit ? `${found}, показаны первые ${searchLimit}` : found;
}
