import { onDemand } from '../../shared/lazyPart/onDemand';

/** The dialog's form and its machine, which nobody needs before they open it. */
export const {
  OnDemand: CallbackContentOnDemand,
  want: wantCallbackContent,
  demand: demandCallbackContent,
  arrival: callbackContentArrival,
  isHere: isCallbackContentHere,
} = onDemand(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './dialog/CallbackContent')).CallbackContent,
);
