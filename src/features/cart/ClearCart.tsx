import { useDispatch } from 'react-redux';
import text from '../../shared/ui/text.module.css';
import { cartCleared } from './cartSlice';

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
