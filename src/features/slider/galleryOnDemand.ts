import { onDemand } from '../../shared/lazyPart/onDemand';

/** The header's slider and its machine, which nobody needs before they reach for it. */
export const { OnDemand: GalleryOnDemand, want: wantGallery } = onDemand(
  async () => (await import(/* webpackChunkName: "slider" */ './Gallery')).Gallery,
);
