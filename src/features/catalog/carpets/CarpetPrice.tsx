import clsx from 'clsx';
import { formatPrice } from '../../../domain/format/money';
import {
  formatTier,
  hasOnlyTierPrices,
  isOnRequest,
  onRequest,
  priceOnRequest,
  tierFor,
} from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import styles from './CarpetPrice.module.css';

interface CarpetPriceProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** The price and its tiers; the tier that the amount reaches is highlighted and the price greyed. */
export function CarpetPrice({ carpet, amount }: CarpetPriceProps) {
  if (isOnRequest(carpet)) return <span className={styles.onRequest}>{priceOnRequest}</span>;
  const { price, priceTiers = [] } = carpet;
  const reached = tierFor(carpet, amount);
  return (
    <>
      {price !== undefined && (
        <b className={clsx(styles.price, reached && styles.beaten)}>{formatPrice(price)}</b>
      )}
      {hasOnlyTierPrices(carpet) && <span className={styles.onRequest}>{onRequest}</span>}
      {priceTiers.map((tier) => (
        <span key={tier.from} className={clsx(styles.tier, tier === reached && styles.reached)}>
          {formatTier(tier)}
        </span>
      ))}
    </>
  );
}
