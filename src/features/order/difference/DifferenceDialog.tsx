import { useId, useMemo } from 'react';
import type { MouseEvent } from 'react';
import type { CartItem } from '../../../domain/order/cart';
import { compareWithCart } from '../../../domain/order/difference';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { cartReplaced, itemsAdded, selectCartItems } from '../../../state/cart/cartSlice';
import { selectOffers, selectPriceList } from '../../../state/settings/settingsSlice';
import { Button, TextButton } from '../../../shared/ui/button/Button';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { Modal } from '../../../shared/ui/dialog/Modal';
import text from '../../../shared/ui/text/text.module.css';
import { DifferenceList } from './DifferenceList';
import { DifferenceSums } from './DifferenceSums';
import { leadOf, type ListSource } from './differenceTexts';
import styles from './DifferenceDialog.module.css';

interface DifferenceDialogProps {
  readonly title: string;
  readonly source: ListSource;
  /** Undefined closes the dialog. */
  readonly items: readonly CartItem[] | undefined;
  /** Called after every answer, «Отмена» included. */
  readonly onClose: () => void;
  /** Called before `onClose` if the cart has changed. */
  readonly onChanged?: (() => void) | undefined;
}

/** Shows what a list would change in the cart, and asks what to do (docs/product.md §11.5). */
export function DifferenceDialog(props: DifferenceDialogProps) {
  const { title, source, items, onClose, onChanged } = props;
  const dispatch = useAppDispatch();
  const difference = useDifference(items);
  const titleId = useId();
  const canAdd = difference !== undefined && difference.addition.length > 0;
  const canReplace = canAdd && difference.now.positions > 0 && !difference.isSame;

  const change = (action: ReturnType<typeof itemsAdded | typeof cartReplaced>) => {
    return (event: MouseEvent) => {
      if (isSecondPress(event)) return;
      dispatch(action);
      onChanged?.();
      onClose();
    };
  };

  return (
    <Modal
      open={items !== undefined}
      onClose={onClose}
      labelledBy={titleId}
      className={styles.dialog}
    >
      {difference && (
        <div className={styles.content}>
          <h2 id={titleId} className={text.panelTitle}>
            {title}
          </h2>
          <p className={styles.lead}>{leadOf(difference, source)}</p>
          <DifferenceList difference={difference} source={source} />
          {canAdd && <DifferenceSums difference={difference} canReplace={canReplace} />}
          <div className={styles.actions}>
            {canReplace && (
              <Button onClick={change(cartReplaced(difference.replacement))}>Заменить</Button>
            )}
            {canAdd && (
              <Button
                // adding to a cart may double an order
                variant={difference.now.positions > 0 ? 'ghost' : undefined}
                onClick={change(itemsAdded(difference.addition))}
              >
                Добавить
              </Button>
            )}
            <TextButton ref={focusOnOpening} onClick={onClose}>
              {canAdd ? 'Отмена' : 'Закрыть'}
            </TextButton>
          </div>
          {canAdd && (
            <IconButton
              icon="close"
              className={styles.cross}
              aria-label="Закрыть"
              onClick={onClose}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

/** Follows the cart, which another tab may change while the dialog is open. */
function useDifference(items: readonly CartItem[] | undefined) {
  const cart = useAppSelector(selectCartItems);
  const offers = useAppSelector(selectOffers);
  const { discounts } = useAppSelector(selectPriceList);
  return useMemo(
    () => items && compareWithCart(cart, items, offers, discounts),
    [cart, items, offers, discounts],
  );
}

/** React omits the attribute, by which the browser chooses what to focus in a dialog. */
function focusOnOpening(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
