import { formatCarpetChange, type CarpetChange } from '../../../domain/order/carpetChange';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch } from '../../../state/hooks';
import { priceAccepted } from '../../../state/cart/cartSlice';
import { RowWarning } from './RowWarning';

interface ChangeWarningProps {
  readonly id: string;
  readonly change: CarpetChange;
  /** Id of the element with the line's name, since all lines have the same button. */
  readonly nameId: string;
}

/** Shows how a carpet has changed since it was put into the cart. */
export function ChangeWarning({ id, change, nameId }: ChangeWarningProps) {
  const dispatch = useAppDispatch();
  return (
    <RowWarning>
      {formatCarpetChange(change)}
      {change.kind === 'repriced' && (
        <>
          {' '}
          <TextButton
            aria-describedby={nameId}
            onClick={({ currentTarget }) => {
              focusPrecedingControl(currentTarget);
              dispatch(priceAccepted({ _id: id, price: change.now }));
            }}
          >
            Понятно
          </TextButton>
        </>
      )}
    </RowWarning>
  );
}
