import { onDemand } from '../../shared/onDemand';

/** The dialog's form and its machine, which nobody needs before they are about to open it. */
export const { OnDemand: CallbackContentOnDemand, want: wantCallbackContent } = onDemand(
  async () =>
    (await import(/* webpackChunkName: "callback" */ './CallbackContent')).CallbackContent,
);
