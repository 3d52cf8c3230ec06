import { onDemand } from '../../../shared/lazyPart/onDemand';

/** For a device with past orders. */
export const { OnDemand: LatestPastOrderOnDemand, want: wantLatestPastOrder } = onDemand(
  async () => (await import(/* webpackChunkName: "orders" */ './LatestPastOrder')).LatestPastOrder,
);
