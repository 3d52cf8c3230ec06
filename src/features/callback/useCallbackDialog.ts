import { useMemo } from 'react';
import { useRouter } from '../../shared/router/RouterContext';
import { wantCallbackContent } from './callbackContentOnDemand';

export const callbackDialogId = 'callback';

/** The same functions at every render. */
export function useCallbackDialog() {
  const { codeMissed } = useRouter();
  return useMemo(() => {
    const element = () => document.querySelector<HTMLDialogElement>(`#${callbackDialogId}`);
    const want = () =>
      void wantCallbackContent().catch(() => {
        element()?.close();
        codeMissed();
      });
    return {
      /** For a dialog that the browser opens. */
      want,
      /** Fetches what the dialog holds for a visitor who is about to open it. */
      prefetch: () => void wantCallbackContent().catch(() => undefined),
      open: () => {
        element()?.showModal();
        want();
      },
    };
  }, [codeMissed]);
}
