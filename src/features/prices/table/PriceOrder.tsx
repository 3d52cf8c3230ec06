import { formatUnit } from '../../../domain/format/units';
import type { Carpet } from '../../../domain/settings/settings';
import { smallestAmount } from '../../../domain/trade/lot';
import { isOnRequest } from '../../../domain/trade/price';
import { putInCart } from '../../../state/cart/putInCart';
import { useAmountInCart } from '../../../state/cart/useItemInCart';
import { useAppDispatch } from '../../../state/hooks';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { TextButton } from '../../../shared/ui/button/Button';
import { openCallback } from '../../../shared/ui/dialog/callbackDialog';
import { useFocusHandover } from '../../../shared/ui/focus/useFocusHandover';
import { PriceQuantity } from './PriceQuantity';
import styles from './PriceTable.module.css';

interface PriceOrderProps {
  readonly carpet: Carpet;
  /** The chosen amount; 0 if there is none. */
  readonly chosen: number;
  readonly onChoose: (amount: number) => void;
}

/** The amount to order, or a button that asks for the price; afterwards the amount in the cart. */
export function PriceOrder({ carpet, chosen, onChoose }: PriceOrderProps) {
  const dispatch = useAppDispatch();
  const inCart = useAmountInCart(carpet._id);
  const { target, onClick, handOver } = useFocusHandover<HTMLAnchorElement>(inCart !== undefined);
  return (
    <>
      {!isOnRequest(carpet) && (
        <PriceQuantity carpet={carpet} amount={chosen} onChange={onChoose} />
      )}
      {isOnRequest(carpet) && inCart === undefined && (
        <TextButton
          aria-haspopup="dialog"
          onClick={() => {
            handOver(openCallback);
            dispatch(putInCart(carpet, smallestAmount(carpet)));
          }}
        >
          Запросить цену
        </TextButton>
      )}
      {inCart !== undefined && (
        <Link ref={target} onClick={onClick} className={styles.inCart} to={paths.cart}>
          В корзине: {formatUnit(inCart, carpet.unit)}
        </Link>
      )}
    </>
  );
}
