import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { listen } from '../../shared/lib/listen';
import { useRouter } from '../../shared/router/RouterContext';
import { callbackDialogId } from '../../shared/ui/dialog/callbackDialog';
import { Modal } from '../../shared/ui/dialog/Modal';
import { followDialog } from './followDialog';
import { waitingForConnection } from './waitingForConnection';
import styles from './CallbackDialog.module.css';

/** The form and its machine. */
export const CallbackContent = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './dialog/CallbackContent')).CallbackContent,
);

const titleId = 'callback-title';

/**
 * The shell of the call-back dialog, on every page. The browser can open it before its content is
 * hydrated (docs/product.md §12.15).
 */
export function CallbackDialog() {
  const { loadFailed } = useRouter();
  const isWaiting = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine && !CallbackContent.current(),
    () => false,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [early] = useState(findPrerendered);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (early?.open && !element.open) element.showModal();
    const unfollow = followDialog(element, (isOpen) => {
      if (!isOpen) return;
      CallbackContent.load(() => {
        element.close();
        loadFailed();
      });
    });
    // so that a page restored from the back/forward cache does not show the dialog
    const shown = new AbortController();
    listen('pagehide', () => element.close(), shown.signal);
    return () => {
      unfollow();
      shown.abort();
    };
  }, [loadFailed, early]);

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
