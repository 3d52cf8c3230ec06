import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { published } from '../../prerender/site/lastmod';

/** What a build remembers for the next one, in a file beside `dist` (docs/product.md §24.2). */
const lastBuild = v.object({
  /** ISO time. */
  date: v.string(),
  /** The published carpets, by `_id`. */
  items: v.record(
    v.string(),
    v.object({
      article: v.optional(v.string()),
      title: v.string(),
      price: v.optional(v.number()),
      priceTiers: v.optional(v.array(v.object({ from: v.number(), price: v.number() }))),
      availability: v.optional(v.string()),
      /** A fingerprint of everything else about it. */
      details: v.optional(v.string()),
    }),
  ),
  /** The pages and the feed; without them all count as new. */
  pages: v.fallback(published, {}),
});

export type LastBuild = v.InferOutput<typeof lastBuild>;
export type PublishedItem = LastBuild['items'][string];

/** Undefined if there was no build, or if the file cannot be used. */
export function readLastBuild(file: string): LastBuild | undefined {
  try {
    return v.parse(lastBuild, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeLastBuild(file: string, build: LastBuild): void {
  writeFileSync(file, JSON.stringify(build));
}
