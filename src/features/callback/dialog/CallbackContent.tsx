import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { CallbackProvider, useCallbackActor, useCallbackState } from './callbackActor';
import { CallbackForm } from './CallbackForm';
import { CallbackSent } from './CallbackSent';
import { followDialog } from './followDialog';
import { callbackDialogId } from '../callbackDialogId';
import styles from './CallbackContent.module.css';

/** By these the browser closes it, before this code has come too; React's types lack them. */
const command = { command: 'close', commandfor: callbackDialogId };

interface CallbackContentProps {
  readonly titleId: string;
  /** The dialog that something may have been typed into before this code came. */
  readonly early: HTMLDialogElement | null;
}

/** What the call-back dialog holds (spec §2). */
export function CallbackContent(props: CallbackContentProps) {
  return (
    <CallbackProvider>
      <Content {...props} />
    </CallbackProvider>
  );
}

function Content({ titleId, early }: CallbackContentProps) {
  const actor = useCallbackActor();
  const state = useCallbackState();
  const content = useRef<HTMLDivElement>(null);
  const close = () => actor.send({ type: 'close' });

  // while it fades out the dialog shows what it showed last
  const [shown, setShown] = useState(state);
  if (!state.matches('closed') && shown !== state) setShown(state);

  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog) return;
    if (early) copyTexts(early, dialog);
    // it was opened before there was a field in it
    if (document.activeElement === dialog) dialog.querySelector('input')?.focus();
    return followDialog(dialog, actor);
  }, [actor, early]);

  return (
    <div ref={content} className={styles.content}>
      {shown.matches('sent') ? (
        <CallbackSent titleId={titleId} onClose={close} />
      ) : (
        <CallbackForm titleId={titleId} state={shown} />
      )}
      {/* the last one, so that opening focuses the first field */}
      <IconButton
        icon="close"
        className={styles.cross}
        aria-label="Закрыть"
        {...command}
        onClick={({ currentTarget }) => {
          if (!('commandForElement' in currentTarget)) close();
        }}
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
