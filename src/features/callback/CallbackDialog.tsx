import { useEffect, useRef } from 'react';
import { listen } from '../../shared/listen';
import { Modal } from '../../shared/ui/Modal';
import { CallbackContentOnDemand } from './callbackContentOnDemand';
import { callbackDialogId, useCallbackDialog } from './useCallbackDialog';

const titleId = 'callback-title';

/** The call-back dialog (spec §2): the browser itself can open it before its content is alive. */
export function CallbackDialog() {
  const { want } = useCallbackDialog();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (dialog.current?.open) want();
    // a page that comes back from the browser's cache comes back without the dialog
    return listen('pagehide', () => dialog.current?.close());
  }, [want]);

  return (
    <Modal ref={dialog} id={callbackDialogId} labelledBy={titleId}>
      <CallbackContentOnDemand titleId={titleId} />
    </Modal>
  );
}
