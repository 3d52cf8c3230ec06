import type { ReactNode } from 'react';
import { callbackDialogId } from './callbackDialogId';
import { useCallbackDialog } from './useCallbackDialog';

interface CallbackTriggerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** With these the browser opens the dialog before any code is loaded; React's types lack them. */
const command = { command: 'show-modal', commandfor: callbackDialogId };

export function CallbackTrigger({ className, children }: CallbackTriggerProps) {
  const { open, load } = useCallbackDialog();
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...command}
      onClick={({ currentTarget }) => {
        // Safari does not focus a button on a click: closing would have nowhere to return to
        currentTarget.focus();
        if ('commandForElement' in currentTarget) load();
        else open();
      }}
    >
      {children}
    </button>
  );
}
