import clsx from 'clsx';
import { memo } from 'react';
import { formatUnit } from '../../../domain/format/number';
import { formatMoney, lineSum } from '../../../domain/format/money';
import type { Carpet } from '../../../domain/settings/settings';
import { formatDimensions } from '../../../domain/trade/size';
import { stockLevel } from '../../../domain/trade/availability';
import { formatAvailability } from '../../../domain/trade/availabilityText';
import { lotOf } from '../../../domain/trade/lot';
import { formatLot } from '../../../domain/trade/lotText';
import { priceFor } from '../../../domain/trade/price';
import { Availability } from '../../../shared/ui/text/Availability';
import { PriceCells } from './PriceCells';
import { PriceOrder, type PriceOrderProps } from './PriceOrder';
import styles from './PriceTable.module.css';

/** Memoized, so that typing an amount renders one of hundreds of rows. */
export const PriceRow = memo(function PriceRow(props: PriceOrderProps) {
  const { carpet, chosen } = props;
  const { unit, availability } = carpet;
  const { minLot, packQty } = lotOf(carpet);
  const stock = availability && (
    <Availability level={stockLevel(availability)}>{formatAvailability(carpet)}</Availability>
  );

  return (
    <tr role="row" className={clsx(chosen > 0 && styles.chosen)}>
      <td role="cell" className={styles.article}>
        {carpet.article}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        {carpet.title}
        <span className={styles.summary}>
          {formatLot(carpet)} {stock}
        </span>
      </th>
      <td role="cell" className={styles.wide}>
        {formatDimensions(carpet)}
      </td>
      <td role="cell" className={styles.wide}>
        {unit}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {packQty !== undefined && formatUnit(packQty, unit)}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {formatUnit(minLot, unit)}
      </td>
      <PriceCells carpet={carpet} amount={chosen} />
      <td role="cell" className={styles.wide}>
        {stock}
      </td>
      <td role="cell" className={styles.quantity}>
        <PriceOrder {...props} />
      </td>
      <td role="cell" className={clsx(styles.sum, styles.number)}>
        {chosen > 0 && formatSum(carpet, chosen)}
      </td>
    </tr>
  );
});

/** Undefined if only a larger amount has a price. */
function formatSum(carpet: Carpet, amount: number): string | undefined {
  const price = priceFor(carpet, amount);
  return price === undefined ? undefined : formatMoney(lineSum(price, amount));
}
