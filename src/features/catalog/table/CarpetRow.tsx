import clsx from 'clsx';
import { memo } from 'react';
import { formatUnit } from '../../../domain/format/units';
import { formatDimensions } from '../../../domain/trade/size';
import { lotOf } from '../../../domain/trade/lot';
import { formatLot } from '../../../domain/trade/lotText';
import { anchors, paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Picture } from '../../../shared/ui/picture/Picture';
import text from '../../../shared/ui/text/text.module.css';
import { BuyButton } from '../carpets/BuyButton';
import { CarpetPrice } from '../carpets/CarpetPrice';
import { CarpetStock } from '../carpets/CarpetStock';
import { Quantity } from '../carpets/Quantity';
import type { CarpetProps } from '../carpets/carpetProps';
import { useCarpetAmount } from '../carpets/useCarpetAmount';
import { ShortName } from './ShortName';
import styles from './CarpetTable.module.css';

interface CarpetRowProps extends CarpetProps {
  /** Whether size and colour are enough to name it, below the name of its model. */
  readonly isShort: boolean;
  /** Whether the heading of its model states the rule of its lot. */
  readonly isRuleStated: boolean;
}

/** Memoized, so that an edit renders only the row of its carpet. */
export const CarpetRow = memo(function CarpetRow(props: CarpetRowProps) {
  const { carpet, categoryId, isMarked, isShort, isRuleStated } = props;
  const { inCart, amount, isChosen, setAmount, buy } = useCarpetAmount(carpet);
  const { minLot, packQty } = lotOf(carpet);
  const address = paths.carpet(categoryId, carpet);
  return (
    <tr
      id={anchors.carpet(carpet._id)}
      role="row"
      className={clsx(inCart !== undefined && styles.inCart, isMarked && styles.marked)}
    >
      <td role="cell" className={styles.picture}>
        {/* the name is a link to the same page */}
        <Link to={address} tabIndex={-1} aria-hidden="true">
          <Picture kind="item" file={carpet.image} alt="" />
        </Link>
      </td>
      <td role="cell" className={styles.article}>
        {carpet.article}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <Link to={address}>{isShort ? <ShortName carpet={carpet} /> : carpet.title}</Link>
        {!isRuleStated && <span className={styles.summary}>{formatLot(carpet)}</span>}
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
        <Quantity
          carpet={carpet}
          amount={amount}
          hasSum={isChosen}
          hasRule={!isRuleStated}
          onChange={setAmount}
        />
      </td>
      <td role="cell" className={styles.buy}>
        <BuyButton carpet={carpet} inCart={inCart} onBuy={buy} />
      </td>
    </tr>
  );
});
