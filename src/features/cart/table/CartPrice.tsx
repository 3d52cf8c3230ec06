import { formatPrice } from '../../../domain/format/money';
import { perUnit } from '../../../domain/format/units';
import { formatTier, onRequest, priceFor } from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import layout from '../../../shared/ui/layout/layout.module.css';
import styles from './CartPrice.module.css';

interface CartPriceProps {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** The price that applies; below it the base price that a tier has lowered, and the next tier. */
export function CartPrice({ carpet, amount }: CartPriceProps) {
  const price = priceFor(carpet, amount);
  const { price: base = 0, priceTiers = [] } = carpet;
  const next = priceTiers.find(({ from }) => from > amount);
  return (
    <>
      {price === undefined ? (
        <span className={styles.onRequest}>{onRequest}</span>
      ) : (
        <b className={styles.price} data-unit={perUnit(carpet.unit)}>
          {formatPrice(price)}
        </b>
      )}
      {base > (price ?? base) && (
        <s className={styles.tier}>
          <span className={layout.hidden}>вместо </span>
          {formatPrice(base)}
        </s>
      )}
      {next && <small className={styles.tier}>{formatTier(next)}</small>}
    </>
  );
}
