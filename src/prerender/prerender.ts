import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { loadAllPages } from '../app/loadPage';
import { allRoutes } from '../app/routes';
import type { Settings } from '../domain/settings/settings';
import { readAssets } from './assets/assets';
import { pageHtml, type PageSource } from './page/pageHtml';
import { notFound, renderPages, type RenderedPage } from './page/renderPages';
import { listOriginals, type PictureFolders } from './pictures/originals';
import { writePictures } from './pictures/pictures';
import { compress } from './server/compress';
import { nginxConfig } from './server/nginxConfig';
import { defaultLimit, splitSettings } from './settings/pageSettings';
import { manifest } from './site/manifest';
import { robots } from './site/robots';
import { sitemap } from './site/sitemap';

/** What the site is made of, besides its code. */
const siteSource = v.object({
  /** The folder with the output of the client's compilation, to which the site is written. */
  dist: v.string(),
  /** The settings as JSON. */
  block: v.string(),
  /** The folder of a catalogue that has pictures of its own. */
  catalogFolder: v.optional(v.string()),
  /** Bytes of a block that every page embeds whole. */
  limit: v.optional(v.number(), defaultLimit),
  /** The `host:port` to which nginx forwards requests to /api/. */
  api: v.optional(v.string(), '127.0.0.1:8081'),
});

export type SiteSource = v.InferInput<typeof siteSource>;

/**
 * Runs after the client's compilation: writes the pages and everything else that a web server needs.
 * @param file the source of the site, as JSON
 */
async function prerender(file: string): Promise<void> {
  const { dist, block, catalogFolder, limit, api } = v.parse(
    siteSource,
    JSON.parse(readFileSync(file, 'utf8')),
  );
  await loadAllPages();
  const source = {
    template: readFileSync(path.join(dist, 'prerender/template.txt'), 'utf8'),
    assets: readAssets(
      dist,
      allRoutes.map(({ chunk }) => chunk),
    ),
    settings: splitSettings(block, limit),
    pictures: { catalog: catalogFolder, public: path.resolve('public') },
  };
  const { settings } = source.settings.whole;
  const pages = renderPages(source.settings);
  const write = writer(dist);
  const styles = await writePages(source, pages, write);
  writeSiteFiles(settings, pages, write);
  write('nginx.conf', nginxConfig(api, styles));
  await writeAssets(settings, source.pictures, path.join(dist, 'site'));
  process.stdout.write(`${pages.length}\n`);
}

type Write = (file: string, content: string) => void;

/** Pages of the same chunk share a style. @returns the styles, which the security policy must allow */
async function writePages(
  source: PageSource,
  pages: readonly RenderedPage[],
  write: Write,
): Promise<string[]> {
  const chunks = [...new Set(pages.map(({ chunk }) => chunk))];
  return Promise.all(
    chunks.map(async (chunk) => {
      const alike = pages.filter((page) => page.chunk === chunk);
      const markup = [source.template, ...alike.map((page) => page.markup)];
      const style = await source.assets.styleOf(chunk, markup);
      for (const page of alike) {
        write(`site/${page.file}`, await pageHtml(source, page, style));
      }
      return style;
    }),
  );
}

/** Writes the files about the whole site: the web app manifest, robots.txt and the sitemap. */
function writeSiteFiles(settings: Settings, pages: readonly RenderedPage[], write: Write): void {
  write(
    'site/site.webmanifest',
    manifest(readFileSync('public/site.webmanifest', 'utf8'), settings),
  );
  write('site/robots.txt', robots(settings));
  const addresses = pages.map(({ address }) => address).filter((address) => address !== notFound);
  const map = sitemap(settings, addresses);
  if (map) write('site/sitemap.xml', map);
}

async function writeAssets(settings: Settings, pictures: PictureFolders, site: string) {
  await writePictures(listOriginals(pictures, settings), site);
  await compress(site);
}

function writer(dist: string): Write {
  return (file, content) => {
    const target = path.join(dist, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
}

void prerender(process.argv[2] ?? '');
