import clsx from 'clsx';
import { CartCounter } from '../../features/cart/counter/CartCounter';
import { HeaderSearch } from '../../features/catalog/search/suggestions/HeaderSearch';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { telHref } from '../../shared/paths';
import { CallbackTrigger } from '../../shared/ui/button/CallbackTrigger';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import styles from './InfoStrip.module.css';

/** Office phone, call-back trigger, search and cart, under the navigation (docs/product.md §4.4). */
export function InfoStrip() {
  const phone = useAppSelector(selectCompany).phones?.office;
  return (
    <div className={styles.strip}>
      <div className={clsx(layout.wrap, styles.row)}>
        {phone && (
          <a className={styles.phone} href={telHref(phone)}>
            <Icon name="phone" />
            <span>
              <small>Офис (пн-пт с 9 до 18)</small>
              <b>{phone}</b>
            </span>
          </a>
        )}
        <CallbackTrigger className={styles.callback} title="Закажи обратный звонок">
          <Icon name="callback" />
          <span>Закажи обратный звонок</span>
        </CallbackTrigger>
        <HeaderSearch />
        <CartCounter />
      </div>
    </div>
  );
}
