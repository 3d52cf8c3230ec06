import { formatNumber, nbsp } from '../../../domain/format/number';
import { LiveSearch } from '../../../shared/ui/form/LiveSearch';
import text from '../../../shared/ui/text/text.module.css';
import type { ViewControls } from './usePricesView';
import styles from './PriceSearch.module.css';

interface PriceSearchProps extends Pick<ViewControls, 'show'> {
  readonly query: string;
  /** The query that the number answers: the list follows the field in the background. */
  readonly answered: string;
  /** The number of carpets that match the view, and of all carpets. */
  readonly count: number;
  readonly of: number;
}

/** The search and the number of its results, which stay in view on phones. */
export function PriceSearch({ query, answered, count, of, show }: PriceSearchProps) {
  return (
    <div className={styles.search}>
      <LiveSearch
        label="Артикул, название или размер"
        query={query}
        onSearch={(q) => show({ q }, { isTyping: true })}
      />
      <p className={text.count} role="status">
        {answered ? 'Найдено' : 'Показано'} <b>{formatNumber(count)}</b>
        {`${nbsp}из${nbsp}${formatNumber(of)}`}
      </p>
    </div>
  );
}
