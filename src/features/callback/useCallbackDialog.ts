import { useMemo } from 'react';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { useRouter } from '../../shared/router/RouterContext';
import { callbackDialogId } from './callbackDialogId';

/** The form and its machine. */
export const CallbackContent = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './dialog/CallbackContent')).CallbackContent,
);

/** The same functions at every render. */
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
      /** Loads the dialog's content, for a dialog that the browser opens itself. */
      load,
      open: () => {
        element()?.showModal();
        load();
      },
    };
  }, [loadFailed]);
}
