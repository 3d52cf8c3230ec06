import { onDemand } from '../../shared/onDemand';

/** For a cart with something in it. */
export const { OnDemand: HandOffOnDemand, want: wantHandOff } = onDemand(
  async () => (await import(/* webpackChunkName: "hand-off" */ './HandOff')).HandOff,
);

/** For a device that remembers orders. */
export const { OnDemand: LastOrderOnDemand, want: wantLastOrder } = onDemand(
  async () => (await import(/* webpackChunkName: "past-orders" */ './LastOrder')).LastOrder,
);

/** For a device that remembers orders. */
export const { OnDemand: PastOrdersOnDemand, want: wantPastOrders } = onDemand(
  async () => (await import(/* webpackChunkName: "past-orders" */ './PastOrders')).PastOrders,
);
