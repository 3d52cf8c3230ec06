import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch } from '../../../state/hooks';
import { cartCleared } from '../../../state/cart/cartSlice';

export function ClearCart() {
  const dispatch = useAppDispatch();
  return (
    <p>
      <TextButton onClick={() => dispatch(cartCleared())}>Очистить корзину</TextButton>
    </p>
  );
}
