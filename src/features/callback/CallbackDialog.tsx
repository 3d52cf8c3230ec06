import clsx from 'clsx';
import { useEffect } from 'react';
import { listen } from '../../shared/listen';
import button from '../../shared/ui/button.module.css';
import { Icon } from '../../shared/ui/Icon';
import { Modal } from '../../shared/ui/Modal';
import { CallbackForm } from './CallbackForm';
import { useCallbackActor, useCallbackState } from './CallbackProvider';
import { CallbackSent } from './CallbackSent';
import styles from './CallbackDialog.module.css';

const titleId = 'callback-title';

/** The call-back dialog (spec §2). */
export function CallbackDialog() {
  const actor = useCallbackActor();
  const state = useCallbackState();
  const isOpen = !state.matches('closed');
  const close = () => actor.send({ type: 'close' });

  useEffect(() => {
    // a page that comes back from the browser's cache comes back without the dialog
    return listen('pagehide', () => actor.send({ type: 'close' }));
  }, [actor]);

  return (
    <Modal open={isOpen} onClose={close} labelledBy={titleId}>
      <div className={styles.dialog}>
        {state.matches('sent') ? (
          <CallbackSent titleId={titleId} onClose={close} />
        ) : (
          <CallbackForm titleId={titleId} state={state} />
        )}
        {/* the last one, so that opening focuses the first field */}
        <button
          type="button"
          className={clsx(button.icon, styles.cross)}
          aria-label="Закрыть"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
    </Modal>
  );
}
