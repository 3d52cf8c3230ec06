import { lazyPart } from '../../../shared/lazyPart/lazyPart';
import { createLoader } from '../../../shared/lazyPart/loader';

// in a file of its own, so that the home page can preload it without the quick order

/** Needed for a list that was checked, or a file that was read with problems. */
export const ParsedLineList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-lines" */ './ParsedLineList')).ParsedLineList,
);

export const orderParser = createLoader(
  () => import(/* webpackChunkName: "order-lines" */ '../../../domain/orderList/parseOrder'),
);
