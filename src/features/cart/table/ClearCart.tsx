import { useDispatch } from 'react-redux';
import text from '../../../shared/ui/text/text.module.css';
import { cartCleared } from '../../../state/cart/cartSlice';

export function ClearCart() {
  const dispatch = useDispatch();
  return (
    <p>
      <button type="button" className={text.action} onClick={() => dispatch(cartCleared())}>
        Очистить корзину
      </button>
    </p>
  );
}
