import clsx from 'clsx';
import { formatAdvice, keepsDiscount, type Advice } from '../../../domain/order/advice';
import type { CartItem } from '../../../domain/order/cart';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import { itemsPut } from '../../../state/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPriceList } from '../../../state/settings/settingsSlice';
import styles from './CartAdvice.module.css';

interface CartAdviceProps {
  readonly item: CartItem;
  readonly advice: Advice;
  readonly unit: string;
  /** Id of the element with the line's name. */
  readonly nameId: string;
}

/** Sets the advised amount, unless the order would lose a discount by it (docs/product.md §9.15). */
export function CartAdvice({ item, advice, unit, nameId }: CartAdviceProps) {
  const dispatch = useAppDispatch();
  const { amount, change } = advice;
  // a boolean, so that an edit of another line does not render this one
  const isKept = useAppSelector((state) =>
    keepsDiscount(selectCartTotals(state).sum, change, selectPriceList(state).discounts),
  );
  if (!isKept) return null;

  const { text, cost } = formatAdvice(advice, unit);
  return (
    <button
      type="button"
      className={clsx(styles.advice, change <= 0 && styles.good)}
      aria-describedby={nameId}
      onClick={({ currentTarget }) => {
        // the button goes; the field would open the keyboard of a phone
        const stepper = currentTarget.parentElement?.querySelector('[role="group"]');
        stepper?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
        dispatch(itemsPut([{ ...item, amount }]));
      }}
    >
      <span>
        {text}, <b>{cost}</b>
      </span>
    </button>
  );
}
