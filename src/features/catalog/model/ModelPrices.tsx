import { Fragment } from 'react';
import { formatPriceRange } from '../../../domain/format/money';
import { perUnit } from '../../../domain/format/units';
import { priceFactors } from '../../../domain/model/priceFactors';
import { pricesOf } from '../../../domain/model/prices';
import type { Carpet } from '../../../domain/settings/settings';
import { priceOnRequest } from '../../../domain/trade/price';
import styles from './ModelPrices.module.css';

/** «257–3 710 ₽ за шт», and what the price depends on (docs/product.md §19.2). */
export function ModelPrices({ carpets }: { readonly carpets: readonly Carpet[] }) {
  const prices = pricesOf(carpets);
  const factors = priceFactors(carpets);
  return (
    <p className={styles.prices}>
      {prices.length === 0 && <b>{priceOnRequest}</b>}
      {prices.map(({ unit, low, high }) => (
        <Fragment key={unit}>
          <b>{formatPriceRange(low, high)}</b> {perUnit(unit)}{' '}
        </Fragment>
      ))}
      {factors && <small>{factors}</small>}
    </p>
  );
}
