import clsx from 'clsx';
import { formatDate } from '../../domain/format/date';
import { CartList } from '../../features/cart/table/CartList';
import { useAppSelector } from '../../state/hooks';
import { selectCartTotals } from '../../state/cart/cartSelectors';
import { selectIsCartRead } from '../../state/cart/cartSlice';
import { CartTotals } from '../../features/cart/totals/CartTotals';
import { ClearCart } from '../../features/cart/table/ClearCart';
import { DiscountBar } from '../../features/cart/totals/DiscountBar';
import { OrderHeading } from '../../features/cart/table/OrderHeading';
import { UnreadableCart } from '../../features/cart/warnings/UnreadableCart';
import { FileReport, ListReport } from '../../features/order/report/reportParts';
import { selectPriceList } from '../../state/settings/settingsSlice';
import { anchors, paths } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button/Button';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { CartOrder, HandOff, OrderLinkDialog, PastOrders } from './CartOrder';
import type { Page } from '../page';
import styles from './CartPage.module.css';

export const page: Page = {
  head: () => ({
    title: 'Корзина',
    description: 'Состав заявки: количество, кратность и минимальная партия, вес, объём и сумма.',
  }),
  Hero: CartHero,
  Content: CartContent,
  parts: [ListReport, FileReport, HandOff, PastOrders, OrderLinkDialog],
};

/** Only a title until storage has been read, since prerendering has no cart. */
function CartHero() {
  const isRead = useAppSelector(selectIsCartRead);
  const { positions } = useAppSelector(selectCartTotals);
  if (positions > 0) return <FullCart />;
  return isRead ? <EmptyCart /> : <PageHeading lead={crumbs} title="Корзина" />;
}

const crumbs = <Breadcrumbs current="Корзина" />;

function FullCart() {
  const { vat, date } = useAppSelector(selectPriceList);
  const { onRequest } = useAppSelector(selectCartTotals);
  const terms = [vat, date && `по прайс-листу от ${formatDate(date)}`].filter(Boolean).join(' ');
  return (
    <div className={styles.hero}>
      <PageHeading
        lead={crumbs}
        title="Корзина"
        subtitle={[
          terms && `Цены ${terms}.`,
          onRequest > 0 && 'Позиции без цены менеджер посчитает отдельно.',
        ]
          .filter(Boolean)
          .join(' ')}
        side={<CartTotals />}
      >
        <DiscountBar />
        <div className={clsx(layout.actions, styles.actions)}>
          <ButtonAnchor size="large" href={`#${anchors.handOff}`}>
            Передать заявку
          </ButtonAnchor>
          <ButtonLink variant="ghost" size="large" to={paths.prices}>
            Дополнить из прайс-листа
          </ButtonLink>
        </div>
      </PageHeading>
    </div>
  );
}

function EmptyCart() {
  return (
    <PageHeading
      lead={crumbs}
      title="Корзина пуста"
      subtitle="Нет товаров. Соберите заказ в каталоге или вставьте список артикулов — проверим кратность и минимальную партию."
    >
      <div className={clsx(layout.actions, styles.actions)}>
        <ButtonLink size="large" to={paths.catalog}>
          Перейти в каталог
        </ButtonLink>
        <ButtonAnchor variant="ghost" size="large" href={`#${anchors.quickOrder}`}>
          Вставить список артикулов
        </ButtonAnchor>
      </div>
    </PageHeading>
  );
}

function CartContent() {
  const isRead = useAppSelector(selectIsCartRead);
  const { positions } = useAppSelector(selectCartTotals);
  return (
    <section
      className={clsx(layout.sectionClose, !isRead && styles.unread)}
      aria-label="Состав заявки"
    >
      <div className={clsx(layout.wrap, styles.content)}>
        <OrderHeading />
        <UnreadableCart />
        <CartList />
        <CartOrder />
        {positions > 0 && (
          <div className={styles.clear}>
            <ClearCart />
          </div>
        )}
      </div>
    </section>
  );
}
