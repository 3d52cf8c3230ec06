import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { countOf, words } from '../../../domain/format/plural';
import { finalState, orderState, type OrderState } from '../../../domain/order/orderState';
import { useAppSelector } from '../../../state/hooks';
import {
  selectCartLines,
  selectCartTotals,
  selectMinimumOrder,
} from '../../../state/cart/cartSelectors';
import { selectHasAllCarpets, selectPriceList } from '../../../state/settings/settingsSlice';
import { useKeyboardOpen } from '../../../shared/lib/useKeyboardOpen';
import { useRootAttribute } from '../../../shared/lib/useRootAttribute';
import { anchors, paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { ButtonAnchor, ButtonLink } from '../../../shared/ui/button/Button';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { Icon } from '../../../shared/ui/picture/Icon';
import bottomBar from '../../../shared/ui/layout/bottomBar.module.css';
import layout from '../../../shared/ui/layout/layout.module.css';
import styles from './OrderBar.module.css';

/** The order at the bottom of the window, with the next step (docs/product.md §22). */
export function OrderBar() {
  const isInCart = useAppSelector(selectLocation).pathname === paths.cart;
  const { count, sum, label, value, isReached } = useOrderState(isInCart);
  const isKeyboardOpen = useKeyboardOpen();
  useRootAttribute('data-order-bar');
  return (
    <section
      className={clsx(bottomBar.bar, styles.bar, isKeyboardOpen && bottomBar.covered)}
      aria-label="Заявка"
    >
      <div className={clsx(layout.wrap, styles.row)}>
        <Icon name="cart" />
        <div className={styles.texts}>
          <p className={styles.total}>
            <span>{count}</span> {sum && <b>{sum}</b>}
          </p>
          {label && (
            <p className={clsx(styles.state, isReached && styles.reached)}>
              <Icon name={isReached ? 'check' : 'info'} />
              <span>
                {label} {value && <b>{value}</b>}
              </span>
            </p>
          )}
        </div>
        {isInCart ? (
          <ButtonAnchor
            className={styles.button}
            href={`#${anchors.handOff}`}
            onClick={skipSecondPress}
          >
            Передать заявку
          </ButtonAnchor>
        ) : (
          <ButtonLink className={styles.button} to={paths.cart} onClick={skipSecondPress}>
            Оформить
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The first click has brought the link here, in place of the selection bar or of the other link. */
function skipSecondPress(event: MouseEvent): void {
  if (isSecondPress(event)) event.preventDefault();
}

/** Only the count if the page does not have all carpets of the order (docs/product.md §22.7). */
function useOrderState(isInCart: boolean): OrderState {
  const lines = useAppSelector(selectCartLines);
  const totals = useAppSelector(selectCartTotals);
  const { discounts } = useAppSelector(selectPriceList);
  const minimumOrder = useAppSelector(selectMinimumOrder);
  const hasAllCarpets = useAppSelector(selectHasAllCarpets);
  if (!hasAllCarpets && lines.some(({ carpet }) => !carpet)) {
    return { count: countOf(lines.length, words.positions) };
  }
  return (isInCart ? finalState : orderState)(totals, { discounts, minimumOrder });
}
