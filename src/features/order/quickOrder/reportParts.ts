import { lazyPart } from '../../../shared/lazyPart/lazyPart';

// in a file of its own, so that the home page can preload them without the quick order

/** Needed for a list that is being typed. */
export const ListReport = lazyPart(
  async () => (await import(/* webpackChunkName: "order-lines" */ './ListReport')).ListReport,
);

/** Needed for a file that was read. */
export const FileReport = lazyPart(
  async () => (await import(/* webpackChunkName: "order-lines" */ './FileReport')).FileReport,
);
