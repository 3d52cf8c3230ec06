import { useMemo } from 'react';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { useRouter } from '../../shared/router/RouterContext';
import { callbackDialogId } from './callbackDialogId';

/** The form and its machine. */
export const CallbackContent = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './dialog/CallbackContent')).CallbackContent,
);

/** @returns stable functions */
export function useCallbackDialog() {
  const { loadFailed } = useRouter();
  return useMemo(() => {
    const element = () => document.querySelector<HTMLDialogElement>(`#${callbackDialogId}`);
    const load = () =>
      CallbackContent.load(() => {
        element()?.close();
        loadFailed();
      });
    return {
      /** Loads the content of a dialog that the browser opens. */
      load,
      open: () => {
        const dialog = element();
        // by startup code; in Safari 16.4 and Chrome 109 a second call throws
        if (!dialog?.open) dialog?.showModal();
        load();
      },
    };
  }, [loadFailed]);
}
