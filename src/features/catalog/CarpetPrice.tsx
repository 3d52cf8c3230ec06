import clsx from 'clsx';
import { formatMoney, toKopecks } from '../../domain/money';
import { formatTier, tierFor } from '../../domain/price';
import type { Carpet } from '../../domain/settings';
import styles from './CarpetPrice.module.css';

interface CarpetPriceProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** The price and its tiers; the tier that the amount reaches stands out. */
export function CarpetPrice({ carpet, amount }: CarpetPriceProps) {
  const { price, priceTiers = [] } = carpet;
  if (price === undefined && priceTiers.length === 0) {
    return <span className={styles.onRequest}>Цена по запросу</span>;
  }
  const reached = tierFor(carpet, amount);
  return (
    <>
      {price !== undefined && <b className={styles.price}>{formatMoney(toKopecks(price))}</b>}
      {priceTiers
        .toSorted((a, b) => a.from - b.from)
        .map((tier) => (
          <span key={tier.from} className={clsx(styles.tier, tier === reached && styles.reached)}>
            {formatTier(tier)}
          </span>
        ))}
    </>
  );
}
