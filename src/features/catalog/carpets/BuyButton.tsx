import { formatUnit } from '../../../domain/format/number';
import { isOnRequest } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import { useFocusHandover } from '../../../shared/ui/focus/useFocusHandover';
import type { CarpetProps } from './useAmount';

interface BuyButtonProps extends Omit<CarpetProps, 'isMarked'> {
  readonly amount: number;
}

/** Adds a carpet; once it is in the cart, the way there. */
export function BuyButton({ carpet, amount, inCart, onBuy, onAskPrice }: BuyButtonProps) {
  const { target, handOver } = useFocusHandover<HTMLAnchorElement>(inCart !== undefined);
  if (inCart !== undefined) {
    return (
      <ButtonLink ref={target} size="small" to={paths.cart}>
        <Icon name="check" />В корзине: {formatUnit(inCart, carpet.unit)}
      </ButtonLink>
    );
  }
  const hasPrice = !isOnRequest(carpet);
  return (
    <Button
      variant={hasPrice ? 'outlined' : 'ghost'}
      size="small"
      aria-haspopup={hasPrice ? undefined : 'dialog'}
      onClick={() => {
        handOver();
        (hasPrice ? onBuy : onAskPrice)(carpet, amount);
      }}
    >
      {hasPrice ? 'В корзину' : 'Запросить цену'}
    </Button>
  );
}
