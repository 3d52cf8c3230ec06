import { useMemo } from 'react';
import { decodeOrderLink } from '../../../domain/order/link/orderLink';
import { useAppSelector } from '../../../state/hooks';
import { paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useNavigate } from '../../../shared/router/RouterContext';
import { Button } from '../../../shared/ui/button/Button';
import { Modal } from '../../../shared/ui/dialog/Modal';
import text from '../../../shared/ui/text/text.module.css';
import { DifferenceDialog } from '../difference/DifferenceDialog';
import styles from './OrderLinkDialog.module.css';

/** Asks what to do with the order in an order link; the answer removes it from the address. */
export function OrderLinkDialog() {
  const navigate = useNavigate();
  const { hash } = useAppSelector(selectLocation);
  const link = useMemo(() => decodeOrderLink(hash), [hash]);
  const close = () => {
    if (link) navigate(paths.cart, { replace: true });
  };
  // a link without lines is damaged: no empty cart is handed over
  const items = link && 'items' in link && link.items.length > 0 ? link.items : undefined;

  return (
    <>
      <DifferenceDialog
        title="Открыть заявку по ссылке?"
        source="link"
        items={items}
        onClose={close}
      />
      <Modal open={link !== undefined && !items} onClose={close} labelledBy="damaged-link-title">
        <div className={styles.content}>
          <h2 id="damaged-link-title" className={text.panelTitle}>
            Заявка по ссылке
          </h2>
          <p>
            Ссылка повреждена: часть её потерялась или изменилась по дороге. Попросите прислать её
            ещё раз
          </p>
          <Button variant="ghost" onClick={close}>
            Закрыть
          </Button>
        </div>
      </Modal>
    </>
  );
}
