import { absolute } from '../../domain/company/company';
import { publishedCategories, type Settings } from '../../domain/settings/settings';
import { modelsOf } from '../../domain/trade/models';
import { paths, type PictureKind } from '../../shared/paths';
import { picturesOf } from '../page/subject';
import { largestPicture } from '../pictures/largestPicture';
import type { Published } from './lastmod';
import { element, writeElement, writeXml, type XmlElement } from './xml';

/** A file of the site. */
export interface SiteFile {
  /** In the root of the site. */
  readonly name: string;
  readonly content: string;
}

export type HasPicture = (kind: PictureKind, file: string) => boolean;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Limits of one file (sitemaps.org) and of one page in it (Google). */
const most = { pages: 50_000, bytes: 50 * 2 ** 20, pictures: 1000 };

/**
 * The sitemap of the pages, or an index and several sitemaps if one cannot hold them (docs/product.md
 * §27.50); none if the settings give no origin, since its addresses must be absolute.
 */
export function sitemap(settings: Settings, pages: Published, hasPicture: HasPicture): SiteFile[] {
  if (!settings.company.site) return [];
  const address = (path: string) => element('loc', absolute(settings, path) ?? '');
  const pictures = picturesByAddress(settings);
  const [first = [], ...rest] = inFiles(
    Object.entries(pages).map(([path, { lastmod }]) =>
      element('url', [
        address(path),
        element('lastmod', lastmod),
        ...(pictures.get(path) ?? [])
          .filter(({ kind, file }) => hasPicture(kind, file))
          .slice(0, most.pictures)
          .map(({ kind, file }) => {
            const picture = absolute(settings, largestPicture(kind, file)) ?? '';
            return element('image:image', [element('image:loc', picture)]);
          }),
      ]),
    ),
  );
  if (rest.length === 0) return [{ name: 'sitemap.xml', content: urlSet(first) }];
  const parts = [first, ...rest].map((urls, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: urlSet(urls),
  }));
  const index = parts.map(({ name }) => element('sitemap', [address(`/${name}`)]));
  const content = writeXml(element('sitemapindex', index, { xmlns: namespace }));
  return [{ name: 'sitemap.xml', content }, ...parts];
}

/** The pictures of all categories and models, by the addresses of their pages. */
function picturesByAddress(settings: Settings) {
  return new Map(
    publishedCategories(settings).flatMap((category) => [
      [paths.category(category._id), picturesOf({ category })] as const,
      ...modelsOf(category).map(
        (model) => [paths.model(category._id, model.id), picturesOf({ category, model })] as const,
      ),
    ]),
  );
}

function urlSet(urls: readonly XmlElement[]): string {
  const images = 'http://www.google.com/schemas/sitemap-image/1.1';
  return writeXml(element('urlset', urls, { xmlns: namespace, 'xmlns:image': images }));
}

/** Groups of pages that each fit into a file. */
function inFiles(urls: readonly XmlElement[]): XmlElement[][] {
  // what the root element takes
  const start = 1000;
  const files: XmlElement[][] = [];
  let size = Infinity;
  for (const url of urls) {
    const bytes = Buffer.byteLength(writeElement(url, ' ')) + 1;
    if (size + bytes > most.bytes || files.at(-1)?.length === most.pages) {
      files.push([]);
      size = start;
    }
    files.at(-1)?.push(url);
    size += bytes;
  }
  return files;
}
