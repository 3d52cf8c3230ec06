import { formatDimensions } from '../../../domain/trade/size';
import { smallestAmount } from '../../../domain/trade/lot';
import type { Offer } from '../../../domain/settings/settings';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { EmptyState } from '../../../shared/ui/text/EmptyState';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { Picture } from '../../../shared/ui/picture/Picture';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { CarpetPrice } from '../carpets/CarpetPrice';
import { CarpetStock } from '../carpets/CarpetStock';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly query: string;
  readonly found: readonly Offer[];
}

export function SearchResults({ query, found }: SearchResultsProps) {
  return found.length === 0 ? (
    <EmptyState icon="search" title={`По запросу «${query}» ничего нет`}>
      <ButtonLink
        variant="ghost"
        to={paths.catalog}
        onClick={({ currentTarget }) => focusPrecedingControl(currentTarget.closest('section'))}
      >
        Сбросить поиск
      </ButtonLink>
    </EmptyState>
  ) : (
    <ul className={styles.results}>
      {found.map((offer) => (
        <Result key={offer.carpet._id} {...offer} />
      ))}
    </ul>
  );
}

function Result({ carpet, category }: Offer) {
  const { article, title, image } = carpet;
  return (
    <li>
      <Link className={styles.result} to={paths.carpet(category._id, carpet)}>
        <Picture kind="item" file={image} alt="" sizes="84px" />
        <span>
          <b>{title}</b>
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
}
