import { downloadFile } from '../../../shared/files/download';
import { Icon } from '../../../shared/ui/picture/Icon';
import { focusPrecedingControl } from '../../../shared/ui/focus/focusPrecedingControl';
import { TextButton } from '../../../shared/ui/button/Button';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { discardUnreadable } from '../../../state/cart/cartStorage';
import { selectUnreadable, unreadableDiscarded } from '../../../state/cart/cartSlice';
import styles from './UnreadableCart.module.css';

/** Offers a file with the text of a saved cart that could not be read. */
export function UnreadableCart() {
  const dispatch = useAppDispatch();
  const unreadable = useAppSelector(selectUnreadable);
  return (
    <div role="status">
      {unreadable !== undefined && (
        <div className={styles.bar}>
          <Icon name="alert" />
          <span>Не удалось прочитать сохранённую корзину. Мы отложили копию</span>
          <TextButton onClick={() => downloadFile('cart-copy.txt', 'text/plain', unreadable)}>
            Скачать копию
          </TextButton>
          <TextButton
            onClick={({ currentTarget }) => {
              focusPrecedingControl(currentTarget.parentElement);
              discardUnreadable();
              dispatch(unreadableDiscarded());
            }}
          >
            Удалить копию
          </TextButton>
        </div>
      )}
    </div>
  );
}
