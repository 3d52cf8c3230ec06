import { createActorContext } from '@xstate/react';
import { inspection } from '../../../shared/lib/inspection';
import { callbackMachine, type CallbackState } from './callbackMachine';

const { Provider, useActorRef, useSelector } = createActorContext(callbackMachine, inspection);

export const CallbackProvider = Provider;
export const useCallbackActor = useActorRef;

export function useCallbackState(): CallbackState {
  return useSelector((state) => state);
}
