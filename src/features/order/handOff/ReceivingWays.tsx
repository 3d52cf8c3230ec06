import { useId } from 'react';
import { formatMoney, formatPrice } from '../../../domain/format/money';
import { formatWeight, nbsp } from '../../../domain/format/number';
import { unbroken } from '../../../domain/format/unbroken';
import { leftToMinimum } from '../../../domain/order/totals';
import type { ReceivingWay } from '../../../domain/settings/settings';
import {
  selectCartTotals,
  selectMinimumOrder,
  selectReceivingWay,
} from '../../../state/cart/cartSelectors';
import { receivingChosen } from '../../../state/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Icon } from '../../../shared/ui/picture/Icon';
import contact from './ContactFields.module.css';
import styles from './ReceivingWays.module.css';

/** «Способ получения»: the ways that the owner offers (docs/product.md §11.8). */
export function ReceivingWays({ ways }: { readonly ways: readonly ReceivingWay[] }) {
  return (
    <fieldset className={styles.ways}>
      <legend className={contact.legend}>Способ получения</legend>
      {ways.map((way) => (
        <Way key={way.title} way={way} />
      ))}
    </fieldset>
  );
}

function Way({ way }: { readonly way: ReceivingWay }) {
  const { title, note, minimumOrder, heavyFrom = Infinity, heavyNote } = way;
  const id = useId();
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector(selectReceivingWay) === way;
  const minimum = useAppSelector(selectMinimumOrder);
  const { sum, weight } = useAppSelector(selectCartTotals);
  const left = isChosen && sum > 0 ? leftToMinimum(sum, minimum) : 0;

  return (
    <label className={styles.way}>
      <input
        type="radio"
        name="receiving"
        checked={isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-notes`}
        onChange={() => dispatch(receivingChosen(title))}
      />
      <span id={`${id}-title`} className={styles.title}>
        <b>{unbroken(title)}</b>{' '}
        {minimumOrder !== undefined && <span>{`от${nbsp}${formatPrice(minimumOrder)}`}</span>}
      </span>
      <span id={`${id}-notes`} className={styles.notes}>
        {note && <small>{unbroken(note)}</small>}
        {heavyNote && weight >= heavyFrom && (
          <span className={styles.warning}>
            <Icon name="alert" />
            <span>
              В заказе {formatWeight(weight)}
              {/^\p{Ll}/u.test(heavyNote) ? ': ' : '. '}
              {unbroken(heavyNote)}
            </span>
          </span>
        )}
        {left > 0 && <span>До минимума {formatMoney(left)}</span>}
      </span>
    </label>
  );
}
