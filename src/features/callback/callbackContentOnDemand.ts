import { onDemand } from '../../shared/onDemand';

/** The dialog's form and its machine, which nobody needs before they open it. */
export const {
  OnDemand: CallbackContentOnDemand,
  want: wantCallbackContent,
  demand: demandCallbackContent,
  arrival: callbackContentArrival,
  isHere: isCallbackContentHere,
} = onDemand(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './CallbackContent')).CallbackContent,
);
