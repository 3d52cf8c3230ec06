import clsx from 'clsx';
import { formatPrice } from '../../../domain/format/money';
import { formatTier, onRequest, priceFor, tierFor } from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import styles from './CartPrice.module.css';

interface CartPriceProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** The price that applies, with the next tier, or with the last one if it is reached. */
export function CartPrice({ carpet, amount }: CartPriceProps) {
  const price = priceFor(carpet, amount);
  if (price === undefined) return <span className={styles.onRequest}>{onRequest}</span>;

  const reached = tierFor(carpet, amount);
  const next = carpet.priceTiers?.find(({ from }) => from > amount);
  const tier = next ?? reached;
  return (
    <>
      <b className={styles.price}>{formatPrice(price)}</b>
      {tier && (
        <small className={clsx(styles.tier, tier === reached && styles.reached)}>
          {formatTier(tier)}
        </small>
      )}
    </>
  );
}
