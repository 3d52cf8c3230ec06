import clsx from 'clsx';
import { toCartItem, type CartItem } from '../../../domain/order/cart';
import { decodeOrderLink, type LinkItem } from '../../../domain/order/link/orderLink';
import { countOf, words } from '../../../domain/format/plural';
import { useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useNavigate } from '../../../shared/router/RouterContext';
import { Button } from '../../../shared/ui/button/Button';
import layout from '../../../shared/ui/layout/layout.module.css';
import { Modal } from '../../../shared/ui/dialog/Modal';
import text from '../../../shared/ui/text/text.module.css';
import styles from './OrderLinkDialog.module.css';

interface OrderLinkDialogProps {
  readonly isCartEmpty: boolean;
  readonly onAdd: (items: readonly CartItem[]) => void;
  readonly onReplace: (items: readonly CartItem[]) => void;
}

/** Asks what to do with the order in an order link; the answer removes it from the address. */
export function OrderLinkDialog({ isCartEmpty, onAdd, onReplace }: OrderLinkDialogProps) {
  const navigate = useNavigate();
  const link = decodeOrderLink(useAppSelector(selectLocation).hash);
  const linked = link && 'items' in link ? link.items : [];
  const items = useKnownItems(linked);
  const close = () => {
    if (link) navigate(paths.cart, { replace: true });
  };
  const answer = (label: string, take: typeof onAdd, variant?: 'ghost') => (
    <Button
      variant={variant}
      onClick={() => {
        take(items);
        close();
      }}
    >
      {label}
    </Button>
  );

  return (
    <Modal open={link !== undefined} onClose={close} labelledBy="order-link-title">
      {link && (
        <div className={styles.content}>
          <h2 id="order-link-title" className={text.panelTitle}>
            Заявка по ссылке
          </h2>
          <p>{'problem' in link ? damaged : describe(linked, items)}</p>
          <div className={clsx(layout.actions, styles.actions)}>
            {items.length > 0 && answer('Добавить', onAdd)}
            {items.length > 0 && !isCartEmpty && answer('Заменить', onReplace, 'ghost')}
            <Button variant="ghost" onClick={close}>
              {items.length > 0 ? 'Отмена' : 'Закрыть'}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

const damaged =
  'Ссылка повреждена: часть её потерялась или изменилась по дороге. Попросите прислать её ещё раз';

/** The items of the link that are in the catalogue. */
function useKnownItems(linked: readonly LinkItem[]): readonly CartItem[] {
  const offers = useAppSelector(selectOffers);
  return linked.flatMap(({ _id, amount }) => {
    const carpet = offers.get(_id)?.carpet;
    return carpet ? [toCartItem(carpet, amount)] : [];
  });
}

function describe(linked: readonly LinkItem[], known: readonly CartItem[]): string {
  const gone = linked.length - known.length;
  const found = `В ссылке ${countOf(linked.length, words.positions)}.`;
  return gone > 0 ? `${found} Нет в каталоге: ${gone}.` : found;
}
