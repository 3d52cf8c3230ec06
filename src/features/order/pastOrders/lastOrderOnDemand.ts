import { onDemand } from '../../../shared/lazyPart/onDemand';

/** For a device that remembers orders. */
export const { OnDemand: LastOrderOnDemand, want: wantLastOrder } = onDemand(
  async () => (await import(/* webpackChunkName: "orders" */ './LastOrder')).LastOrder,
);
