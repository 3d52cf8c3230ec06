import { useEffect } from 'react';
import { selectIsSavingFailed, selectUndoable } from '../../state/cart/cartSlice';
import { useAppSelector } from '../../state/hooks';
import { Toasts } from '../frameParts';

/**
 * The toasts, whose code is loaded again for a visitor who needs one. If that fails the page is not
 * reloaded, which would lose what can be undone or was not saved.
 */
export function ToastsPlace() {
  const undoable = useAppSelector(selectUndoable);
  const isSavingFailed = useAppSelector(selectIsSavingFailed);
  const isNeeded = isSavingFailed || undoable !== undefined;
  useEffect(() => {
    if (isNeeded) Toasts.load(() => undefined);
  }, [isNeeded]);
  return <Toasts />;
}
