import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '../../shared/lib/listen';
import { Modal } from '../../shared/ui/dialog/Modal';
import {
  callbackContentArrival,
  CallbackContentOnDemand,
  isCallbackContentHere,
} from './callbackContentOnDemand';
import { callbackDialogId } from './callbackDialogId';
import { useCallbackDialog } from './useCallbackDialog';
import { waitingForConnection } from './waitingForConnection';
import styles from './CallbackDialog.module.css';

const titleId = 'callback-title';

/** The call-back dialog (spec §2): the browser itself can open it before its content is alive. */
export function CallbackDialog() {
  const { demand } = useCallbackDialog();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine && !isCallbackContentHere(),
    () => false,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [early] = useState(findEarly);

  useEffect(() => {
    if (early?.open && !dialog.current?.open) dialog.current?.showModal();
    if (dialog.current?.open) demand();
    // a page that comes back from the browser's cache comes back without the dialog
    return listen('pagehide', () => dialog.current?.close());
  }, [demand, early]);

  return (
    <Modal ref={dialog} id={callbackDialogId} labelledBy={titleId}>
      <CallbackContentOnDemand titleId={titleId} early={early} />
      {isWaiting && (
        <p className={styles.waiting} role="alert">
          {waitingForConnection}
        </p>
      )}
    </Modal>
  );
}

/** The dialog of the page as the server sent it, which goes where the page is drawn anew. */
function findEarly(): HTMLDialogElement | null {
  return typeof document === 'undefined' ? null : document.querySelector(`#${callbackDialogId}`);
}

function subscribe(tell: () => void): () => void {
  void callbackContentArrival.then(tell);
  const stops = [listen('online', tell), listen('offline', tell)];
  return () => stops.forEach((stop) => stop());
}
