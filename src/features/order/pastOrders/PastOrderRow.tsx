import { useId } from 'react';
import type { MouseEvent } from 'react';
import { carpetChange, formatCarpetChange } from '../../../domain/order/carpetChange';
import { useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { Button, TextButton } from '../../../shared/ui/button/Button';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { useFocusSwap } from '../../../shared/ui/focus/useFocusSwap';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import { OrderName } from './OrderName';
import { referenceTo, summaryOf } from './pastOrderNames';
import type { PastOrder } from './pastOrdersList';
import styles from './PastOrders.module.css';

interface PastOrderRowProps {
  readonly order: PastOrder;
  /** Whether the order was removed last and can be put back. */
  readonly isRemoved: boolean;
  readonly onRepeat: (order: PastOrder, event: MouseEvent) => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** A past order, or in its place the offer to put it back. */
export function PastOrderRow(props: PastOrderRowProps) {
  const { order, isRemoved, onRepeat, onRemove, onRestore } = props;
  const { button, instead } = useFocusSwap<HTMLButtonElement>(isRemoved);
  const removedId = useId();

  if (isRemoved) {
    return (
      <li>
        <span id={removedId}>Удалена заявка {referenceTo(order)}</span>
        <TextButton
          ref={instead}
          aria-describedby={removedId}
          onClick={(event) => {
            if (!isSecondPress(event)) onRestore();
          }}
        >
          <Icon name="undo" />
          Вернуть
        </TextButton>
      </li>
    );
  }
  return (
    <li>
      <div className={styles.name}>
        <OrderName order={order} />
        <span className={text.note}>{summaryOf(order)}</span>
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Повторить заявку ${referenceTo(order)}`}
        onClick={(event) => onRepeat(order, event)}
      >
        Повторить
      </Button>
      <IconButton
        ref={button}
        icon="trash"
        aria-label={`Удалить заявку ${referenceTo(order)}`}
        onClick={(event) => {
          if (!isSecondPress(event)) onRemove();
        }}
      />
      <Changes order={order} />
    </li>
  );
}

/** Carpets of the order that are no longer sold, or have another price. */
function Changes({ order }: { readonly order: PastOrder }) {
  const offers = useAppSelector(selectOffers);
  const changes = order.items.flatMap((item) => {
    const change = carpetChange({ item, carpet: offers.get(item._id)?.carpet });
    return change ? [{ item, change }] : [];
  });
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ item, change }) => (
        <li key={item._id}>
          {item.article ?? item.title ?? item._id}: {formatCarpetChange(change)}
        </li>
      ))}
    </ul>
  );
}
