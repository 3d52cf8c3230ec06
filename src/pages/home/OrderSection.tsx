import clsx from 'clsx';
import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '../../domain/cart';
import { itemsAdded } from '../../features/cart/cartSlice';
import { LastOrder } from '../../features/order/LastOrder';
import { QuickOrder } from '../../features/order/QuickOrder';
import { PriceCard } from '../../features/prices/PriceCard';
import { selectOffers } from '../../settings/settingsSlice';
import { paths } from '../../shared/paths';
import { useNavigate } from '../../shared/router/RouterContext';
import layout from '../../shared/ui/layout.module.css';
import styles from './OrderSection.module.css';

/** For those who know what they want: a list of articles, the price list, the last order. */
export function OrderSection() {
  const { size } = useSelector(selectOffers);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const addItems = (items: readonly CartItem[]) => dispatch(itemsAdded(items));
  if (size === 0) return null;
  return (
    <section className={clsx(layout.section, layout.band)} aria-label="Заказ">
      <div className={clsx(layout.wrap, styles.blocks)}>
        <LastOrder
          onRepeat={(items) => {
            addItems(items);
            navigate(paths.cart);
          }}
        />
        <div className={layout.columns}>
          <QuickOrder title="Быстрый заказ по артикулам" onAdd={addItems} />
          <PriceCard />
        </div>
      </div>
    </section>
  );
}
