import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { inspection } from '../../../shared/lib/inspection';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { callbackDialogId } from '../../../shared/ui/dialog/callbackDialog';
import { focusIfLost } from '../../../shared/ui/focus/focusIfLost';
import { followDialog } from '../followDialog';
import { callbackMachine } from './callbackMachine';
import { CallbackSent } from './CallbackSent';
import { closeDialog } from './closeDialog';
import { CallbackForm } from './form/CallbackForm';
import styles from './CallbackContent.module.css';

/** Attributes with which the browser closes the dialog before any code is loaded; React's types lack them. */
const command = { command: 'close', commandfor: callbackDialogId };

interface CallbackContentProps {
  readonly titleId: string;
  /** The dialog that a visitor may have typed into before this code was loaded. */
  readonly early: HTMLDialogElement | null;
}

/** The content of the call-back dialog (docs/product.md §12). */
export function CallbackContent({ titleId, early }: CallbackContentProps) {
  const [state, send] = useMachine(callbackMachine, inspection);
  const content = useRef<HTMLDivElement>(null);

  // while fading out, the dialog still shows its last state
  const [shown, setShown] = useState(state);
  if (!state.matches('closed') && shown !== state) setShown(state);
  const isSent = shown.matches('sent');

  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    if (early) copyTexts(early, dialog);
    // the dialog was opened before it had a field
    if (document.activeElement === dialog) dialog.querySelector('input')?.focus();
    return followDialog(dialog, (isOpen) => send({ type: isOpen ? 'open' : 'close' }));
  }, [send, early]);

  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    // opening it again has focused a button of the confirmation, which is gone
    if (!isSent && dialog?.open) focusIfLost(dialog.querySelector('input'));
  }, [isSent]);

  return (
    <div ref={content} className={styles.content}>
      {isSent ? (
        <CallbackSent titleId={titleId} />
      ) : (
        <CallbackForm
          titleId={titleId}
          state={shown}
          onEdit={() => send({ type: 'edit' })}
          onSubmit={(submission) => send({ type: 'submit', submission })}
        />
      )}
      {/* last, so that opening the dialog focuses the first field */}
      <IconButton
        icon="close"
        className={styles.cross}
        aria-label="Закрыть"
        {...command}
        onClick={closeDialog}
      />
    </div>
  );
}

function copyTexts(from: Element, to: Element): void {
  for (const { name, value } of from.querySelectorAll('input')) {
    const field = to.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = value;
  }
}
