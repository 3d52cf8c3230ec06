import { useMemo } from 'react';
import { changeText } from '../../../domain/order/changeText';
import { changeUndone, selectUndoable } from '../../../state/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { Toast } from '../../../shared/ui/toast/Toast';
import { useAnnounced } from '../../../shared/ui/toast/useAnnounced';
import { useUndoKey } from './useUndoKey';

/** The last change of the cart, with an offer to undo it (docs/product.md §9.7). */
export function UndoToast() {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectOffers);
  const undoable = useAppSelector(selectUndoable);
  const change = useMemo(() => {
    const text = undoable && changeText(undoable, (id) => offers.get(id)?.carpet);
    return text ? { ...undoable, text } : undefined;
  }, [undoable, offers]);
  const { shown, key } = useAnnounced(change);
  const undo = () => dispatch(changeUndone());
  useUndoKey(shown && undo);

  if (!shown) return null;
  const { kind, before, after, text } = shown;
  return (
    <Toast
      key={key}
      icon={kind !== 'replaced' && after.length < before.length ? 'trash' : 'check'}
      text={text}
      action={{ label: 'Вернуть', icon: 'undo', run: undo, key: 'Z' }}
      takesFocus={after.length === 0}
    />
  );
}
