import { savingFailureDismissed, selectSavingFails } from '../../../state/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Toast } from '../../../shared/ui/toast/Toast';
import { useAnnounced } from '../../../shared/ui/toast/useAnnounced';

const text = 'Браузер не может сохранить корзину. Она останется, пока открыта эта страница';

/**
 * Shown on any page if storage is unavailable or full, until it is dismissed or works again
 * (docs/product.md §9.11).
 */
export function SavingFailure() {
  const dispatch = useAppDispatch();
  const { shown, key } = useAnnounced(useAppSelector(selectSavingFails) || undefined);
  return (
    shown && (
      <Toast
        key={key}
        icon="alert"
        text={text}
        action={{ label: 'Понятно', run: () => dispatch(savingFailureDismissed()) }}
      />
    )
  );
}
