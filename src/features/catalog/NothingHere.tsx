import { formatNumber } from '../../domain/format/number';
import type { Search } from '../../domain/search/search';
import type { Category } from '../../domain/settings/settings';
import { useAppSelector } from '../../state/hooks';
import { selectHasAllCarpets } from '../../state/settings/settingsSlice';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/router/Link';
import { Icon } from '../../shared/ui/picture/Icon';
import { NothingFound } from '../../shared/ui/text/NothingFound';
import text from '../../shared/ui/text/text.module.css';
import styles from './CategoryGoods.module.css';

interface NothingHereProps {
  readonly category: Category;
  readonly query: string;
  readonly search: Search | undefined;
  readonly onSearch: (query: string) => void;
  /** The filters alone, which leave nothing of what the query finds. */
  readonly onRemoveFilters: () => void;
  readonly onReset: () => void;
}

/** Shown if nothing in a category matches: similar queries, and the way to what other categories have. */
export function NothingHere(props: NothingHereProps) {
  const { category, query, search, onSearch, onRemoveFilters, onReset } = props;
  const hasAll = useAppSelector(selectHasAllCarpets);
  const isFilteredOut = !search || search.find(query, category).length > 0;
  if (isFilteredOut) return <NothingFound onReset={onRemoveFilters} />;
  const elsewhere = search.find(query).length;
  return (
    <>
      <NothingFound
        query={query}
        nearest={search.nearest(query, category)}
        onSearch={onSearch}
        onReset={onReset}
      />
      {(elsewhere > 0 || !hasAll) && (
        <p className={styles.elsewhere}>
          <Link className={text.more} to={paths.search(query)}>
            {hasAll ? `В других категориях: ${formatNumber(elsewhere)}` : 'Искать во всём каталоге'}
            <Icon name="right" />
          </Link>
        </p>
      )}
    </>
  );
}
