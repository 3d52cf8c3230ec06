import { lazyPart } from '../../../shared/lazyPart/lazyPart';
import { createLoader } from '../../../shared/lazyPart/loader';

// apart from the quick order: the home page preloads these without loading that

/** For a list that has been checked, or a file that was read with problems. */
export const ParsedLineList = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-lines" */ './ParsedLineList')).ParsedLineList,
);

export const orderParser = createLoader(
  () => import(/* webpackChunkName: "order-lines" */ '../../../domain/orderList/parseOrder'),
);
