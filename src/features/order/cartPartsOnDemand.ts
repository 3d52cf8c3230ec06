import { onDemand } from '../../shared/lazyPart/onDemand';

// the last order stands apart, so that the home page does not carry these

/** For a cart with something in it. */
export const { OnDemand: HandOffOnDemand, want: wantHandOff } = onDemand(
  async () => (await import(/* webpackChunkName: "hand-off" */ './handOff/HandOff')).HandOff,
);

/** For a device with past orders. */
export const { OnDemand: PastOrdersOnDemand, want: wantPastOrders } = onDemand(
  async () => (await import(/* webpackChunkName: "orders" */ './pastOrders/PastOrders')).PastOrders,
);

/** For a link that holds an order. */
export const { OnDemand: OrderLinkDialogOnDemand, want: wantOrderLinkDialog } = onDemand(
  async () =>
    (await import(/* webpackChunkName: "orders" */ './link/OrderLinkDialog')).OrderLinkDialog,
);
