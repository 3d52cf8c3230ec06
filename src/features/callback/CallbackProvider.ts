import { createActorContext } from '@xstate/react';
import { useCallback } from 'react';
import { inspection } from '../../shared/inspection';
import { callbackMachine, type CallbackState } from './callbackMachine';

const { Provider, useActorRef, useSelector } = createActorContext(callbackMachine, inspection);

export const CallbackProvider = Provider;
export const useCallbackActor = useActorRef;

export function useCallbackState(): CallbackState {
  return useSelector((state) => state);
}

/** @returns a function that opens the call-back dialog, the same one at every render */
export function useOpenCallback(): () => void {
  const actor = useActorRef();
  return useCallback(() => actor.send({ type: 'open' }), [actor]);
}
