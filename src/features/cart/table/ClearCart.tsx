import text from '../../../shared/ui/text/text.module.css';
import { useAppDispatch } from '../../../state/hooks';
import { cartCleared } from '../../../state/cart/cartSlice';

export function ClearCart() {
  const dispatch = useAppDispatch();
  return (
    <p>
      <button type="button" className={text.action} onClick={() => dispatch(cartCleared())}>
        Очистить корзину
      </button>
    </p>
  );
}
