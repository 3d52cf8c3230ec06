import type { ComponentProps } from 'react';
import { callbackDialogId, openCallback } from '../dialog/callbackDialog';

/** Attributes with which the browser opens the dialog before any code is loaded; React's types lack them. */
const command = { command: 'show-modal', commandfor: callbackDialogId };

/** A button that opens the call-back dialog. */
export function CallbackTrigger(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      aria-haspopup="dialog"
      {...command}
      onClick={(event) => {
        // the button's `command` would open the dialog again, for which browsers log a warning
        event.preventDefault();
        // Safari does not focus a clicked button, to which closing the dialog returns the focus
        event.currentTarget.focus();
        openCallback();
      }}
    />
  );
}
