import clsx from 'clsx';
import { memo, useId } from 'react';
import { unbroken } from '../../../domain/format/unbroken';
import { adviceFor } from '../../../domain/order/advice';
import { carpetChange } from '../../../domain/order/carpetChange';
import type { CartItem } from '../../../domain/order/cart';
import { formatWeight } from '../../../domain/format/number';
import { formatUnit } from '../../../domain/format/units';
import { lotProblem } from '../../../domain/trade/lot';
import { formatMoney } from '../../../domain/format/money';
import type { Carpet, Category } from '../../../domain/settings/settings';
import { sumOfLine, weightOfLine } from '../../../domain/order/totals';
import { piece } from '../../../domain/trade/unit';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { Picture } from '../../../shared/ui/picture/Picture';
import { CartAdvice } from './CartAdvice';
import { CartAmount } from './CartAmount';
import { CartNote } from './CartNote';
import { CartPrice } from './CartPrice';
import { useAppDispatch } from '../../../state/hooks';
import { carpetRemoved } from '../../../state/cart/cartSlice';
import { useItemInCart } from '../../../state/cart/useItemInCart';
import { ChangeWarning } from '../warnings/ChangeWarning';
import styles from './CartTable.module.css';

interface CartRowProps {
  readonly id: string;
  /** Undefined if it has left the catalogue; the line then shows the fields of the item. */
  readonly carpet?: Carpet;
  readonly category?: Category;
}

/** A line of the cart; memoized, so that a new line renders one of a thousand. */
export const CartRow = memo(function CartRow({ id, ...offer }: CartRowProps) {
  const item = useItemInCart(id);
  // a removed one
  return item && <ItemRow item={item} {...offer} />;
});

interface ItemRowProps extends Omit<CartRowProps, 'id'> {
  readonly item: CartItem;
}

function ItemRow({ item, carpet, category }: ItemRowProps) {
  const dispatch = useAppDispatch();
  const nameId = useId();
  const { article, title } = carpet ?? item;
  const name = article ?? title ?? item._id;
  const shown = unbroken(title ?? (article ? '' : item._id));
  const sum = sumOfLine({ item, carpet });
  const weight = weightOfLine({ item, carpet });
  const advice = carpet && adviceFor(carpet, item.amount);
  const address = carpet && category && paths.carpet(category._id, carpet);
  const picture = <Picture kind="item" file={carpet?.image} alt={title ?? ''} sizes="84px" />;
  const change = carpetChange({ item, carpet });
  const problem = change ?? (carpet && lotProblem(carpet, item.amount));

  return (
    <tr className={clsx(problem && styles.wrong)} role="row">
      <td className={styles.picture} role="cell">
        {address ? (
          // the name is a link to the same page
          <Link to={address} tabIndex={-1} aria-hidden="true">
            {picture}
          </Link>
        ) : (
          picture
        )}
      </td>
      <th className={styles.name} scope="row" role="rowheader" aria-labelledby={nameId}>
        <div id={nameId}>
          {article && <small>{article}</small>}{' '}
          {address ? (
            <Link className={styles.title} to={address}>
              {shown}
            </Link>
          ) : (
            <span className={styles.title}>{shown}</span>
          )}
        </div>
        {change && <ChangeWarning id={item._id} change={change} nameId={nameId} />}
        <CartNote id={item._id} note={item.note} nameId={nameId} />
      </th>
      <td className={clsx(styles.price, styles.number)} role="cell">
        {carpet && <CartPrice carpet={carpet} amount={item.amount} />}
      </td>
      <td className={styles.amount} role="cell">
        {carpet ? (
          <>
            <CartAmount carpet={carpet} amount={item.amount} name={name} />
            {advice && (
              <CartAdvice item={item} advice={advice} unit={carpet.unit} nameId={nameId} />
            )}
          </>
        ) : (
          <span className={styles.remembered}>{formatUnit(item.amount, item.unit ?? piece)}</span>
        )}
      </td>
      <td className={clsx(styles.weight, styles.number)} role="cell">
        {weight > 0 && formatWeight(weight)}
      </td>
      <td className={clsx(styles.sum, styles.number)} role="cell">
        {sum === undefined ? '—' : <b>{formatMoney(sum)}</b>}
      </td>
      <td className={styles.remove} role="cell">
        <IconButton
          icon="trash"
          aria-label={`Удалить ${name}`}
          onClick={(event) => {
            if (!isSecondPress(event)) dispatch(carpetRemoved(item));
          }}
        />
      </td>
    </tr>
  );
}
