import { useAppDispatch } from '../../state/hooks';
import { itemsAdded } from '../../state/cart/cartSlice';
import { QuickOrder } from '../../features/order/quickOrder/QuickOrder';
import { PriceCard } from '../../features/prices/PriceCard';
import layout from '../../shared/ui/layout/layout.module.css';

/** A list of articles, and the price list that they are taken from. */
export function OrderColumns() {
  const dispatch = useAppDispatch();
  return (
    <div className={layout.columns}>
      <QuickOrder
        title="Быстрый заказ по артикулам"
        onAdd={(items) => dispatch(itemsAdded(items))}
      />
      <PriceCard />
    </div>
  );
}
