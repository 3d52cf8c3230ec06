import type { ActorRefFrom } from 'xstate';
import type { callbackMachine } from './callbackMachine';

/**
 * The browser opens and closes the dialog, before this code has come too: the machine takes over
 * what it finds and follows, and what it closes itself is closed. @returns the end of it
 */
export function followDialog(
  dialog: HTMLDialogElement,
  actor: ActorRefFrom<typeof callbackMachine>,
): () => void {
  const follow = () => actor.send({ type: dialog.open ? 'open' : 'close' });
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(dialog, { attributeFilter: ['open'] });
  let wasOpen = false;
  const subscription = actor.subscribe((state) => {
    const isOpen = !state.matches('closed');
    // a machine that has just been started is closed, whatever it found
    if (wasOpen && !isOpen) dialog.close();
    wasOpen = isOpen;
  });
  return () => {
    observer.disconnect();
    subscription.unsubscribe();
  };
}
