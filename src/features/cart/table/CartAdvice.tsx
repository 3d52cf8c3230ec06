import clsx from 'clsx';
import { adviceCost, formatAdvice, type Advice } from '../../../domain/order/advice';
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
  // a number, so that an edit of another line seldom renders this one
  const kopecks = useAppSelector((state) =>
    adviceCost(selectCartTotals(state).sum, advice, selectPriceList(state).discounts),
  );
  if (kopecks === undefined) return null;

  const { text, cost } = formatAdvice(advice, kopecks, unit);
  return (
    <button
      type="button"
      className={clsx(styles.advice, kopecks <= 0 && styles.good)}
      aria-describedby={nameId}
      onClick={({ currentTarget }) => {
        // the button disappears; focusing the field would open the keyboard of a phone
        const stepper = currentTarget.parentElement?.querySelector('[role="group"]');
        stepper?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
        dispatch(itemsPut([{ ...item, amount: advice.amount }]));
      }}
    >
      <span>
        {text}, <b>{cost}</b>
      </span>
    </button>
  );
}
