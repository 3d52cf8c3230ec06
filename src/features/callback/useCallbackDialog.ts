import { useMemo } from 'react';
import { useRouter } from '../../shared/router/RouterContext';
import { demandCallbackContent } from './callbackContentOnDemand';
import { callbackDialogId } from './callbackDialogId';

/** The same functions at every render. */
export function useCallbackDialog() {
  const { codeMissed } = useRouter();
  return useMemo(() => {
    const element = () => document.querySelector<HTMLDialogElement>(`#${callbackDialogId}`);
    const demand = () =>
      demandCallbackContent(() => {
        element()?.close();
        codeMissed();
      });
    return {
      /** Fetches what the dialog holds, for one that the browser opens. */
      demand,
      open: () => {
        element()?.showModal();
        demand();
      },
    };
  }, [codeMissed]);
}
