import clsx from 'clsx';
import { memo, useDeferredValue } from 'react';
import { unbroken } from '../../../domain/format/unbroken';
import { formatNumber } from '../../../domain/format/number';
import type { FoundGroup } from '../../../domain/search/foundGroups';
import type { Search } from '../../../domain/search/search';
import { formatDimensions } from '../../../domain/trade/size';
import { smallestAmount } from '../../../domain/trade/lot';
import type { Offer } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { selectNavigation } from '../../../shared/router/navigationSlice';
import { useNavigate } from '../../../shared/router/RouterContext';
import chip from '../../../shared/ui/form/chip.module.css';
import { Picture } from '../../../shared/ui/picture/Picture';
import { NothingFound } from '../../../shared/ui/text/NothingFound';
import { CarpetPrice } from '../carpets/CarpetPrice';
import { CarpetStock } from '../carpets/CarpetStock';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly query: string;
  readonly search: Search;
  /** The number of carpets shown at most. */
  readonly limit: number;
}

const groupLimit = 6;

/** The categories, models and carpets that a query finds, or similar queries that find something. */
export function SearchResults({ query, search, limit }: SearchResultsProps) {
  const navigate = useNavigate();
  const found = search.find(query);
  if (found.length === 0) {
    return (
      <NothingFound
        query={query}
        nearest={search.nearest(query)}
        onSearch={(similar) => navigate(paths.search(similar))}
        resetLabel="Сбросить поиск?"
        onReset={() => navigate(paths.catalog)}
      />
    );
  }
  return (
    <>
      <ul className={clsx(chip.chips, styles.groups)} aria-label="Категории и модели">
        {search
          .groups(query)
          .slice(0, groupLimit)
          .map((group) => (
            <li key={addressOf(group)}>
              <Link className={chip.chip} to={addressOf(group)}>
                {unbroken(group.model?.title ?? group.category.title)}{' '}
                <small>{countText(group)}</small>
              </Link>
            </li>
          ))}
      </ul>
      <Results found={found.slice(0, limit)} />
    </>
  );
}

function countText({ found, of }: FoundGroup): string {
  const all = formatNumber(of);
  return found < of ? `найдено ${formatNumber(found)} из ${all}` : all;
}

function addressOf({ category, model }: FoundGroup): string {
  return model ? paths.model(category._id, model.id) : paths.category(category._id);
}

/** More than most screens show. */
const firstPass = 6;

/**
 * The others, including those of the previous query, change in a second pass, unless the page has to be scrolled
 * to one of them.
 */
function Results({ found }: { readonly found: readonly Offer[] }) {
  const { action } = useAppSelector(selectNavigation);
  const late = useDeferredValue(found, []);
  const shown = (offers: readonly Offer[]) =>
    offers.map((offer) => <Result key={offer.carpet._id} {...offer} />);
  return (
    <ul className={styles.results} aria-label="Товары">
      {shown(found.slice(0, firstPass))}
      {shown((action === 'POP' ? found : late).slice(firstPass))}
    </ul>
  );
}

const Result = memo(function Result({ carpet, category }: Offer) {
  const { article, title, image } = carpet;
  return (
    <li>
      <Link className={styles.result} to={paths.carpet(category._id, carpet)}>
        <Picture kind="item" file={image} alt="" />
        <span>
          <b>{unbroken(title)}</b>
          <small>
            {[article, category.title, formatDimensions(carpet)].filter(Boolean).join(' · ')}
          </small>
        </span>
        <CarpetStock {...carpet} />
        <span className={styles.price}>
          <CarpetPrice carpet={carpet} amount={smallestAmount(carpet)} />
        </span>
      </Link>
    </li>
  );
});
