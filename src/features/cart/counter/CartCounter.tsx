import clsx from 'clsx';
import { countOf, words } from '../../../domain/format/plural';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import { useAppSelector } from '../../../state/hooks';
import { selectCartCount } from '../../../state/cart/cartSlice';
import styles from './CartCounter.module.css';

/** «Корзина» in the header's info strip (docs/product.md §4.5). */
export function CartCounter() {
  const count = useAppSelector(selectCartCount);
  return (
    <div className={clsx(styles.counter, count > 0 && styles.filled)}>
      <Icon name="cart" />
      <span className={styles.text}>
        <b>Корзина</b>
        <small role="status">{count === 0 ? 'Нет товаров' : countOf(count, words.goods)}</small>
      </span>
      {count > 0 && (
        <ButtonLink className={styles.checkout} to={paths.cart}>
          Оформить
        </ButtonLink>
      )}
    </div>
  );
}
