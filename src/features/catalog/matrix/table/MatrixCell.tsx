import clsx from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { formatUnit } from '../../../../domain/format/units';
import type { Carpet } from '../../../../domain/settings/settings';
import { useAmountInCart } from '../../../../state/cart/useItemInCart';
import { useKeptAmount } from '../../../../state/keptAmounts';
import { anchors } from '../../../../shared/paths';
import { Icon } from '../../../../shared/ui/picture/Icon';
import { Picture } from '../../../../shared/ui/picture/Picture';
import { CarpetPrice } from '../../carpets/CarpetPrice';
import { CarpetStock } from '../../carpets/CarpetStock';
import { Swatch } from '../../filters/Swatch';
import { draftOf, useDrafts } from '../useDrafts';
import styles from './MatrixCell.module.css';
import { MatrixQuantity } from './MatrixQuantity';

interface MatrixCellProps {
  readonly carpet: Carpet;
  /** The label of its column, which has no head where the cells are below each other. */
  readonly column: string | undefined;
  /** Whether the address ends in the anchor of this carpet. */
  readonly isMarked: boolean;
}

/** One size in one colour. Memoized, so that an edit renders only the cell of its carpet. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { carpet, column, isMarked } = props;
  const { _id, article, title, image, unit } = carpet;
  const cell = useRef<HTMLTableCellElement>(null);
  const inCart = useAmountInCart(_id) ?? 0;
  const drafts = useDrafts();
  const draft = useKeptAmount(drafts, _id);
  const amount = draft ?? inCart;
  const isInCart = inCart > 0 && amount === inCart;

  useEffect(() => {
    if (isMarked) cell.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isMarked]);

  return (
    <td
      ref={cell}
      id={anchors.carpet(_id)}
      role="cell"
      className={clsx(
        (amount > 0 || inCart > 0) && styles.chosen,
        isInCart && styles.inCart,
        isMarked && styles.marked,
      )}
    >
      <div className={styles.content}>
        <Picture className={styles.picture} kind="item" file={image} alt="" />
        <div className={styles.name}>
          {column !== undefined && (
            <span className={styles.column}>
              <Swatch color={column} />
              {column}
            </span>
          )}
          <small>{article ?? title}</small>
        </div>
        <div className={styles.info}>
          <CarpetPrice carpet={carpet} amount={amount} />
          <span className={styles.stock}>
            <CarpetStock {...carpet} />
          </span>
        </div>
        <div className={styles.buy}>
          <MatrixQuantity
            carpet={carpet}
            amount={amount}
            onChange={(next) => drafts.put([[_id, draftOf(next, inCart)]])}
          />
          {inCart > 0 && (
            <span className={clsx(styles.note, !isInCart && styles.other)}>
              {isInCart && <Icon name="check" />}в корзине
              {!isInCart && ` ${formatUnit(inCart, unit)}`}
            </span>
          )}
        </div>
      </div>
    </td>
  );
});
