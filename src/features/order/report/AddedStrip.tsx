import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../domain/format/money';
import { countOf, words } from '../../../domain/format/plural';
import {
  addedTitle,
  changedLines,
  lineText,
  type CartChange,
} from '../../../domain/order/changeText';
import type { CartTotals } from '../../../domain/order/totals';
import { formatDiscount } from '../../../domain/order/discount';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import { changeUndone } from '../../../state/cart/cartSlice';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useRootAttribute } from '../../../shared/lib/useRootAttribute';
import { ButtonLink, TextButton } from '../../../shared/ui/button/Button';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { Icon } from '../../../shared/ui/picture/Icon';
import styles from './AddedStrip.module.css';

interface AddedStripProps {
  readonly added: CartChange;
  readonly variant: 'dark' | undefined;
}

const maxAdditions = 3;

/**
 * What was added, with the next step. It has no live region: the toast announces the change
 * (docs/product.md §9.7).
 */
export function AddedStrip({ added, variant }: AddedStripProps) {
  const dispatch = useAppDispatch();
  const isInCart = useAppSelector(selectLocation).pathname === paths.cart;
  const totals = useAppSelector(selectCartTotals);
  const offers = useAppSelector(selectOffers);
  const changed = changedLines(added);
  const additions = changed.filter(({ was }) => was > 0);
  const carpetOf = (id: string) => offers.get(id)?.carpet;
  const strip = useRef<HTMLDivElement>(null);

  useRootAttribute('data-next-step', !isInCart);
  useEffect(() => {
    // the button that was pressed has gone; no control, so that a second press changes nothing
    if (document.activeElement === document.body) strip.current?.focus();
  }, [added]);

  return (
    <div ref={strip} className={styles.strip} role="group" aria-label="Что дальше" tabIndex={-1}>
      <Icon name="check" />
      <p>
        <b>{addedTitle(changed.length)}</b>
        <span>{totalOf(totals, added.before.length > 0)}</span>
        {additions.slice(0, maxAdditions).map((line) => (
          <span key={line.item._id}>{lineText(line, added.kind, carpetOf)}</span>
        ))}
        {additions.length > maxAdditions && (
          <span>и ещё {countOf(additions.length - maxAdditions, words.positions)}</span>
        )}
      </p>
      {!isInCart && (
        <ButtonLink
          variant={variant}
          to={paths.cart}
          onClick={(event) => {
            if (isSecondPress(event)) event.preventDefault();
          }}
        >
          Перейти в корзину
        </ButtonLink>
      )}
      <TextButton
        onClick={(event) => {
          if (isSecondPress(event)) return;
          focusPrecedingControl(event.currentTarget.parentElement);
          dispatch(changeUndone());
        }}
      >
        <Icon name="undo" />
        Вернуть
      </TextButton>
    </div>
  );
}

/**
 * «150 170 ₽ · скидка 5 %», the sum of the cart.
 * @param isMore whether the cart had other lines before
 */
function totalOf({ sum, discount }: CartTotals, isMore: boolean): string {
  const parts = [
    sum > 0 && (isMore ? `в корзине ${formatMoney(sum)}` : formatMoney(sum)),
    discount?.percent !== undefined && formatDiscount(discount.percent).toLowerCase(),
  ];
  return parts.filter(Boolean).join(' · ');
}
