import type { Carpet } from '../../../domain/settings/settings';
import { formatUnit } from '../../../domain/format/units';
import { isOnRequest } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { Button, ButtonLink } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import { openCallback } from '../../../shared/ui/dialog/callbackDialog';
import { useFocusHandover } from '../../../shared/ui/focus/useFocusHandover';

interface BuyButtonProps {
  readonly carpet: Carpet;
  /** Its amount in the cart, if any. */
  readonly inCart: number | undefined;
  readonly onBuy: () => void;
}

/** A button that adds a carpet to the cart, then a link to the cart. */
export function BuyButton({ carpet, inCart, onBuy }: BuyButtonProps) {
  const { target, onClick, handOver } = useFocusHandover<HTMLAnchorElement>(inCart !== undefined);
  if (inCart !== undefined) {
    return (
      <ButtonLink ref={target} onClick={onClick} size="small" to={paths.cart}>
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
        handOver(hasPrice ? undefined : openCallback);
        onBuy();
      }}
    >
      {hasPrice ? 'В корзину' : 'Запросить цену'}
    </Button>
  );
}
