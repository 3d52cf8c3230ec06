import { onDemand } from '../../shared/lazyPart/onDemand';

export const { OnDemand: OrderColumnsOnDemand, want: wantOrderColumns } = onDemand(
  async () => (await import(/* webpackChunkName: "home-order" */ './OrderColumns')).OrderColumns,
);
