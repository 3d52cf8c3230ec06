import clsx from 'clsx';
import { formatUnit } from '../../../domain/format/format';
import { isOnRequest } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import button from '../../../shared/ui/button/button.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import { useReplacement } from '../../../shared/ui/focus/useReplacement';
import type { CarpetProps } from './useAmount';

interface BuyButtonProps extends Omit<CarpetProps, 'isMarked'> {
  readonly amount: number;
}

/** Adds a carpet; once it is in the cart, the way there. */
export function BuyButton({ carpet, amount, inCart, onBuy, onAskPrice }: BuyButtonProps) {
  const { replacement, press } = useReplacement<HTMLAnchorElement>(inCart !== undefined);
  if (inCart !== undefined) {
    return (
      <Link ref={replacement} className={clsx(button.button, button.small)} to={paths.cart}>
        <Icon name="check" />В корзине: {formatUnit(inCart, carpet.unit)}
      </Link>
    );
  }
  const hasPrice = !isOnRequest(carpet);
  return (
    <button
      type="button"
      className={clsx(button.button, button.small, hasPrice ? button.add : button.ghost)}
      aria-haspopup={hasPrice ? undefined : 'dialog'}
      onClick={() => {
        press();
        (hasPrice ? onBuy : onAskPrice)(carpet, amount);
      }}
    >
      {hasPrice ? 'В корзину' : 'Запросить цену'}
    </button>
  );
}
