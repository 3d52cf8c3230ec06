import * as v from 'valibot';
import { published } from './site/lastmod';

/** What the site is made of, besides its code. */
export const siteSource = v.object({
  /** The folder with the output of the client's compilation, to which the site is written. */
  dist: v.string(),
  /** The folder of the site that is published now, whose compressed files may serve again. */
  current: v.optional(v.string()),
  /** The settings as JSON. */
  block: v.string(),
  /** The folder of a catalogue that has pictures of its own. */
  catalogFolder: v.optional(v.string()),
  /** The largest block, in bytes, that every page embeds whole. */
  limit: v.optional(v.number()),
  /** The `host:port` to which nginx forwards requests to /api/. */
  api: v.optional(v.string(), '127.0.0.1:8081'),
  /** ISO time of the build. */
  date: v.string(),
  /** What the last build has published. */
  last: v.optional(published, {}),
});

export type SiteSource = v.InferInput<typeof siteSource>;

/** The goods of a feed, and what Yandex would miss in it. */
const feedCounts = v.object({
  offers: v.number(),
  /** Left out. */
  withoutPrice: v.number(),
  /** Left out: without a page, or with too long an address. */
  withoutAddress: v.number(),
  withoutPicture: v.number(),
  withoutBrand: v.number(),
});

export type FeedCounts = v.InferOutput<typeof feedCounts>;

/** What the prerenderer prints, as JSON. To a parent process it also sends the title of each step. */
export const siteSummary = v.object({
  pages: v.number(),
  /** The number of original pictures. */
  pictures: v.number(),
  /** For the next build. */
  published,
  /** The goods of the feed; absent if there is none (docs/product.md §27.40). */
  feed: v.optional(feedCounts),
});

export type SiteSummary = v.InferOutput<typeof siteSummary>;
