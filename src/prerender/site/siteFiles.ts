import { readFileSync } from 'node:fs';
import type { Settings } from '../../domain/settings/settings';
import { digest } from '../assets/digest';
import type { FeedCounts } from '../siteSource';
import { feedOf, writeFeed } from './feed/feed';
import { dateContent, type Published } from './lastmod';
import { manifest } from './manifest';
import { robots } from './robots';
import { sitemap, type HasPicture, type SiteFile } from './sitemap';

interface SiteContents {
  readonly settings: Settings;
  /** Of the pages' contents, by address. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly hasPicture: HasPicture;
  /** ISO time of the build. */
  readonly date: string;
  /** What the last build has published. */
  readonly last: Published;
}

interface SiteFiles {
  readonly files: readonly SiteFile[];
  readonly published: Published;
  readonly feed: FeedCounts | undefined;
}

const feedAddress = '/feed.yml';

/** The files about the whole site: the web app manifest, robots.txt, the sitemap and the feed. */
export function siteFiles(site: SiteContents): SiteFiles {
  const { settings, hashes, hasPicture, date, last } = site;
  const pages: Published = Object.fromEntries(
    Array.from(hashes, ([address, hash]) => [address, dateContent(hash, last[address], date)]),
  );
  const feed = feedOf({
    settings,
    hasPage: (address) => hashes.has(address),
    hasPicture: (file) => hasPicture('photo', file),
  });
  const dated = feed && dateContent(digest(JSON.stringify(feed.shop)), last[feedAddress], date);
  const files = [
    {
      name: 'site.webmanifest',
      content: manifest(readFileSync('public/site.webmanifest', 'utf8'), settings),
    },
    { name: 'robots.txt', content: robots(settings) },
    ...sitemap(settings, pages, hasPicture),
    ...(dated
      ? [{ name: feedAddress.slice(1), content: writeFeed(feed.shop, dated.lastmod) }]
      : []),
  ];
  return {
    files,
    published: { ...pages, ...(dated && { [feedAddress]: dated }) },
    feed: feed?.counts,
  };
}
