import * as v from 'valibot';
import { published } from './site/lastmod';

/** What the site is made of, besides its code. */
export const siteSource = v.object({
  /** The folder with the output of the client's compilation, to which the site is written. */
  dist: v.string(),
  /** The settings as JSON. */
  block: v.string(),
  /** The folder of a catalogue that has pictures of its own. */
  catalogFolder: v.optional(v.string()),
  /** Bytes of a block that every page embeds whole. */
  limit: v.optional(v.number()),
  /** The `host:port` to which nginx forwards requests to /api/. */
  api: v.optional(v.string(), '127.0.0.1:8081'),
  /** ISO time of the build. */
  date: v.string(),
  /** What the last build has published. */
  last: v.optional(published, {}),
});

export type SiteSource = v.InferInput<typeof siteSource>;

/** What the prerenderer prints, as JSON. To a parent process it also sends the title of each step. */
export const siteSummary = v.object({
  /** The number of pages. */
  pages: v.number(),
  /** The number of original pictures. */
  pictures: v.number(),
  /** For the next build. */
  published,
});

export type SiteSummary = v.InferOutput<typeof siteSummary>;
