import { Icon } from '../../../shared/ui/picture/Icon';
import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch } from '../../../state/hooks';
import { savingFailureDismissed } from '../../../state/cart/cartSlice';
import styles from './SavingFailure.module.css';

/** Shown once, on any page, if storage is unavailable or full. */
export function SavingFailure() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.toast} role="alert">
      <Icon name="alert" />
      <span>Браузер не может сохранить корзину. Она останется, пока открыта эта страница</span>
      <TextButton onClick={() => dispatch(savingFailureDismissed())}>Понятно</TextButton>
    </div>
  );
}
