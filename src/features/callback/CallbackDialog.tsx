import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listen } from '../../shared/lib/listen';
import { Modal } from '../../shared/ui/dialog/Modal';
import { callbackDialogId } from './callbackDialogId';
import { CallbackContent, useCallbackDialog } from './useCallbackDialog';
import { waitingForConnection } from './waitingForConnection';
import styles from './CallbackDialog.module.css';

const titleId = 'callback-title';

/**
 * The shell of the call-back dialog, on every page. The browser can open it before its content is
 * hydrated (docs/product.md §12.15).
 */
export function CallbackDialog() {
  const { load } = useCallbackDialog();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine && !CallbackContent.current(),
    () => false,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [early] = useState(findPrerendered);

  useEffect(() => {
    if (early?.open && !dialog.current?.open) dialog.current?.showModal();
    if (dialog.current?.open) load();
    // so that a page restored from the back/forward cache does not show the dialog
    const shown = new AbortController();
    listen('pagehide', () => dialog.current?.close(), shown.signal);
    return () => shown.abort();
  }, [load, early]);

  return (
    <Modal ref={dialog} id={callbackDialogId} labelledBy={titleId}>
      <CallbackContent titleId={titleId} early={early} />
      {isWaiting && (
        <p className={styles.waiting} role="alert">
          {waitingForConnection}
        </p>
      )}
    </Modal>
  );
}

/** The prerendered dialog, which is removed if React renders the page instead of hydrating it. */
function findPrerendered(): HTMLDialogElement | null {
  return typeof document === 'undefined' ? null : document.querySelector(`#${callbackDialogId}`);
}

/** @returns the unsubscribe */
function subscribe(onChange: () => void): () => void {
  void CallbackContent.loaded.then(onChange);
  const subscription = new AbortController();
  listen('online', onChange, subscription.signal);
  listen('offline', onChange, subscription.signal);
  return () => subscription.abort();
}
