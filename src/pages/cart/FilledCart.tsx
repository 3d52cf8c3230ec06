import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDate } from '../../domain/format/date';
import { nbsp } from '../../domain/format/number';
import { CartTable } from '../../features/cart/table/CartTable';
import { OrderHeading } from '../../features/cart/table/OrderHeading';
import { CartTotals } from '../../features/cart/totals/CartTotals';
import { DiscountBar } from '../../features/cart/totals/DiscountBar';
import { useAppSelector } from '../../state/hooks';
import { selectCartTotals } from '../../state/cart/cartSelectors';
import { selectPriceList } from '../../state/settings/settingsSlice';
import { anchors, paths } from '../../shared/paths';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button/Button';
import layout from '../../shared/ui/layout/layout.module.css';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import styles from './CartPage.module.css';

/** The heading of a cart that is not empty: the totals, and how far they are from the next discount. */
export function FilledHeading({ lead }: { readonly lead: ReactNode }) {
  const { vat, date } = useAppSelector(selectPriceList);
  const onRequest = useAppSelector((state) => selectCartTotals(state).onRequest);
  const terms = [vat, date && `по прайс-листу от${nbsp}${formatDate(date)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={layout.screenOnly}>
      <PageHeading
        lead={lead}
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

/** The lines of a cart that is not empty, with a heading for print. */
export function FilledList() {
  return (
    <>
      <OrderHeading />
      <CartTable />
    </>
  );
}
