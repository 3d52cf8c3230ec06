import clsx from 'clsx';
import { formatPrice } from '../../../domain/format/money';
import type { Carpet } from '../../../domain/settings/settings';
import {
  formatTier,
  hasOnlyTierPrices,
  isOnRequest,
  onRequest,
  priceOnRequest,
  tierFor,
} from '../../../domain/trade/price';
import styles from './PriceTable.module.css';

interface PriceCellsProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** The price and its tiers; the tier that the amount reaches is highlighted. */
export function PriceCells({ carpet, amount }: PriceCellsProps) {
  if (isOnRequest(carpet)) {
    return (
      <td role="cell" className={clsx(styles.onRequest, styles.number)} colSpan={2}>
        {priceOnRequest}
      </td>
    );
  }
  const { price, priceTiers = [] } = carpet;
  const reached = tierFor(carpet, amount);
  return (
    <>
      <td role="cell" className={clsx(styles.price, styles.number)}>
        {price !== undefined && (
          <b className={clsx(reached && styles.beaten)}>{formatPrice(price)}</b>
        )}
        {hasOnlyTierPrices(carpet) && onRequest}
      </td>
      <td role="cell" className={clsx(styles.tiers, styles.number)}>
        {priceTiers.map((tier) => (
          <span key={tier.from} className={clsx(tier === reached && styles.reached)}>
            {formatTier(tier)}
          </span>
        ))}
      </td>
    </>
  );
}
