import { onDemand } from '../../../shared/lazyPart/onDemand';

/** For a list that has been checked, or a file that was read with problems. */
export const { OnDemand: ParsedLineListOnDemand, want: wantParsedLineList } = onDemand(
  async () =>
    (await import(/* webpackChunkName: "order-lines" */ './ParsedLineList')).ParsedLineList,
);
