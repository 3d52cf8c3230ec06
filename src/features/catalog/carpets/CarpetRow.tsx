import clsx from 'clsx';
import { memo } from 'react';
import { formatUnit } from '../../../domain/format/number';
import { formatDimensions } from '../../../domain/trade/size';
import { lotOf } from '../../../domain/trade/lot';
import { formatLot } from '../../../domain/trade/lotText';
import { anchors } from '../../../shared/paths';
import { Picture } from '../../../shared/ui/picture/Picture';
import text from '../../../shared/ui/text/text.module.css';
import { BuyButton } from './BuyButton';
import { CarpetPrice } from './CarpetPrice';
import { CarpetStock } from './CarpetStock';
import { Quantity } from './Quantity';
import styles from './CarpetTable.module.css';
import { useCarpetAmount, type CarpetProps } from './useCarpetAmount';

/** Memoized, so that an edit renders only the row of its carpet. */
export const CarpetRow = memo(function CarpetRow(props: CarpetProps) {
  const { carpet, isMarked, onAskPrice } = props;
  const { inCart, amount, setAmount } = useCarpetAmount(props);
  const { minLot, packQty } = lotOf(carpet);
  return (
    <tr
      id={anchors.carpet(carpet._id)}
      role="row"
      className={clsx(inCart !== undefined && styles.inCart, isMarked && styles.marked)}
    >
      <td role="cell" className={styles.picture}>
        <Picture kind="item" file={carpet.image} alt={carpet.title} sizes="84px" />
      </td>
      <td role="cell" className={styles.article}>
        {carpet.article}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        {carpet.title}
        <span className={styles.summary}>{formatLot(carpet)}</span>
      </th>
      <td role="cell" className={styles.size}>
        {formatDimensions(carpet)}
      </td>
      <td role="cell" className={clsx(styles.pack, text.number)}>
        {packQty !== undefined && formatUnit(packQty, carpet.unit)}
      </td>
      <td role="cell" className={clsx(styles.pack, text.number)}>
        {formatUnit(minLot, carpet.unit)}
      </td>
      <td role="cell" className={clsx(styles.price, text.number)}>
        <CarpetPrice carpet={carpet} amount={amount} />
      </td>
      <td role="cell" className={styles.stock}>
        <CarpetStock {...carpet} />
      </td>
      <td role="cell" className={styles.quantity}>
        <Quantity carpet={carpet} amount={amount} onChange={setAmount} />
      </td>
      <td role="cell" className={styles.buy}>
        <BuyButton carpet={carpet} amount={amount} inCart={inCart} onAskPrice={onAskPrice} />
      </td>
    </tr>
  );
});
