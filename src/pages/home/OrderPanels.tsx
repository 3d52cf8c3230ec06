import { QuickOrder } from '../../features/order/quickOrder/QuickOrder';
import { PriceCard } from '../../features/prices/PriceCard';
import layout from '../../shared/ui/layout/layout.module.css';

/** Two panels side by side: the quick order, and the price list with the articles for it. */
export function OrderPanels() {
  return (
    <div className={layout.columns}>
      <QuickOrder title="Быстрый заказ по артикулам" />
      <PriceCard />
    </div>
  );
}
