import { onDemand } from '../../shared/onDemand';

/** For a device that remembers orders. */
export const { OnDemand: LastOrderOnDemand, want: wantLastOrder } = onDemand(
  async () => (await import(/* webpackChunkName: "orders" */ './LastOrder')).LastOrder,
);
