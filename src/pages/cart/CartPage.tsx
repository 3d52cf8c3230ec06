import clsx from 'clsx';
import { CartList } from '../../features/cart/table/CartList';
import { ClearCart } from '../../features/cart/table/ClearCart';
import { UnreadableCart } from '../../features/cart/warnings/UnreadableCart';
import { FileReport, ListReport } from '../../features/order/quickOrder/reportParts';
import { anchors, paths } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button/Button';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import layout from '../../shared/ui/layout/layout.module.css';
import { CartOrder, HandOff, OrderLinkDialog, PastOrders } from './CartOrder';
import type { Page } from '../page';
import { filledCart, useCartView } from './useCartView';
import styles from './CartPage.module.css';

export const page: Page = {
  head: () => ({
    title: 'Корзина',
    description: 'Состав заявки: количество, кратность и минимальная партия, вес, объём и сумма.',
  }),
  Hero: CartHero,
  Content: CartContent,
  parts: [filledCart, HandOff],
  laterParts: [ListReport, FileReport, PastOrders, OrderLinkDialog],
};

/** Only a title until storage has been read, since prerendering has no cart. */
function CartHero() {
  const { isKnown, filled } = useCartView();
  if (filled) return <filled.FilledHeading lead={crumbs} />;
  return isKnown ? <EmptyCart /> : <UnreadCart />;
}

function UnreadCart() {
  return (
    <PageHeading lead={crumbs} title="Корзина">
      <noscript>Корзина работает только со скриптами. Включите их или позвоните нам.</noscript>
    </PageHeading>
  );
}

const crumbs = <Breadcrumbs current="Корзина" />;

function EmptyCart() {
  return (
    <PageHeading
      narrow
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
  const { isKnown, filled } = useCartView();
  return (
    <section
      className={clsx(layout.sectionClose, !isKnown && styles.unread)}
      aria-label="Состав заявки"
    >
      <div className={layout.wrap}>
        <UnreadableCart />
        <CartList>{filled && <filled.FilledList />}</CartList>
        {isKnown && <CartOrder />}
        {filled && (
          <div className={styles.clear}>
            <ClearCart />
          </div>
        )}
      </div>
    </section>
  );
}
