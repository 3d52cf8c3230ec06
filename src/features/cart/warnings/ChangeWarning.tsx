import { cartChange, formatCartChange } from '../../../domain/order/carpetChange';
import type { CartLine } from '../../../domain/order/totals';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch } from '../../../state/hooks';
import { priceAccepted } from '../../../state/cart/cartSlice';
import { RowWarning } from './RowWarning';

interface ChangeWarningProps extends CartLine {
  /** Id of the element with the line's name, since all lines have the same button. */
  readonly nameId: string;
}

/** Shows how a carpet has changed since it was put into the cart. */
export function ChangeWarning({ item, carpet, nameId }: ChangeWarningProps) {
  const dispatch = useAppDispatch();
  const change = cartChange({ item, carpet });
  if (!change) return null;
  return (
    <RowWarning>
      {formatCartChange(change)}
      {change.kind === 'repriced' && (
        <>
          {' '}
          <TextButton
            aria-describedby={nameId}
            onClick={({ currentTarget }) => {
              focusPrecedingControl(currentTarget);
              dispatch(priceAccepted({ _id: item._id, price: change.now }));
            }}
          >
            Понятно
          </TextButton>
        </>
      )}
    </RowWarning>
  );
}
