import { createActorContext } from '@xstate/react';
import { callbackMachine, type CallbackState } from './callbackMachine';

const { Provider, useActorRef, useSelector } = createActorContext(callbackMachine);

export const CallbackProvider = Provider;
export const useCallbackActor = useActorRef;

export function useCallbackState(): CallbackState {
  return useSelector((state) => state);
}

/** @returns a function that opens the call-back dialog */
export function useOpenCallback(): () => void {
  const actor = useActorRef();
  return () => actor.send({ type: 'open' });
}
