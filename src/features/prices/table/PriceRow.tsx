import clsx from 'clsx';
import { memo } from 'react';
import { formatUnit } from '../../../domain/format/number';
import { formatDimensions } from '../../../domain/trade/size';
import { stockLevel } from '../../../domain/trade/availability';
import { formatAvailability } from '../../../domain/trade/availabilityText';
import { lotOf, smallestAmount } from '../../../domain/trade/lot';
import { formatLot } from '../../../domain/trade/lotText';
import { formatMoney, formatPrice, lineSum } from '../../../domain/format/money';
import {
  formatTier,
  isOnRequest,
  priceFor,
  priceOnRequest,
  tierFor,
} from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Availability } from '../../../shared/ui/text/Availability';
import { TextButton } from '../../../shared/ui/button/Button';
import { useFocusHandover } from '../../../shared/ui/focus/useFocusHandover';
import { PriceQuantity } from './PriceQuantity';
import styles from './PriceTable.module.css';

interface PriceRowProps {
  readonly carpet: Carpet;
  /** The amount typed; 0 while there is none. */
  readonly chosen: number;
  readonly inCart: number | undefined;
  readonly onChoose: (carpet: Carpet, amount: number) => void;
  readonly onAskPrice: (carpet: Carpet, amount: number) => void;
}

/** An amount typed renders the row of one carpet, however many there are. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { carpet, chosen, inCart, onChoose, onAskPrice } = props;
  const { target, handOver } = useFocusHandover<HTMLAnchorElement>(inCart !== undefined);
  const { unit, price, priceTiers = [], availability } = carpet;
  const { minLot, packQty } = lotOf(carpet);
  const reached = tierFor(carpet, chosen);
  const paid = priceFor(carpet, chosen);
  const isPriced = !isOnRequest(carpet);
  const dimensions = formatDimensions(carpet);
  const pack = packQty === undefined ? undefined : formatUnit(packQty, unit);
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
        {dimensions}
      </td>
      <td role="cell" className={styles.wide}>
        {unit}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {pack}
      </td>
      <td role="cell" className={clsx(styles.wide, styles.number)}>
        {formatUnit(minLot, unit)}
      </td>
      {isPriced ? (
        <>
          <td role="cell" className={clsx(styles.price, styles.number)}>
            {price !== undefined && (
              <b className={clsx(reached && styles.beaten)}>{formatPrice(price)}</b>
            )}
          </td>
          <td role="cell" className={clsx(styles.tiers, styles.number)}>
            {priceTiers.map((tier) => (
              <span key={tier.from} className={clsx(tier === reached && styles.reached)}>
                {formatTier(tier)}
              </span>
            ))}
          </td>
        </>
      ) : (
        <td role="cell" className={clsx(styles.onRequest, styles.number)} colSpan={2}>
          {priceOnRequest}
        </td>
      )}
      <td role="cell" className={styles.wide}>
        {stock}
      </td>
      <td role="cell" className={styles.quantity}>
        {isPriced ? (
          <PriceQuantity
            carpet={carpet}
            amount={chosen}
            onChange={(amount) => onChoose(carpet, amount)}
          />
        ) : (
          inCart === undefined && (
            <TextButton
              aria-haspopup="dialog"
              onClick={() => {
                handOver();
                onAskPrice(carpet, smallestAmount(carpet));
              }}
            >
              Запросить цену
            </TextButton>
          )
        )}
        {inCart !== undefined && (
          <Link ref={target} className={styles.inCart} to={paths.cart}>
            В корзине: {formatUnit(inCart, unit)}
          </Link>
        )}
      </td>
      <td role="cell" className={clsx(styles.sum, styles.number)}>
        {chosen > 0 && paid !== undefined && formatMoney(lineSum(paid, chosen))}
      </td>
    </tr>
  );
});
