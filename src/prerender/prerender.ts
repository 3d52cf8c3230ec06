import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAllPages } from '../app/loadPage';
import { allRoutes } from '../app/routes';
import type { Settings } from '../domain/settings/settings';
import { readAssets } from './assets/assets';
import { pageHtml, type PageSource } from './page/pageHtml';
import { notFound, renderPages, type RenderedPage } from './page/renderPages';
import { writePictures } from './pictures/pictures';
import { compress } from './server/compress';
import { nginxConfig } from './server/nginxConfig';
import { defaultLimit, splitSettings } from './settings/pageSettings';
import { readBlock } from './settings/readBlock';
import { manifest } from './site/manifest';
import { robots } from './site/robots';
import { sitemap } from './site/sitemap';

const dist = path.resolve('dist');
const site = path.join(dist, 'site');

/** Runs after the client's compilation: writes the pages and everything else that a web server needs. */
async function prerender(): Promise<void> {
  await loadAllPages();
  const source = readSource();
  const { settings } = source.settings.whole;
  const pages = renderPages(source.settings);
  const styles = await writePages(source, pages);
  writeSiteFiles(settings, pages);
  write('nginx.conf', nginxConfig(process.env.API ?? '127.0.0.1:8081', styles));
  await writePictures('public', site);
  await compress(site);
  process.stdout.write(`Wrote ${pages.length} pages to dist/site\n`);
}

function readSource(): PageSource {
  const limit = Number(process.env.WHOLE_BLOCK_LIMIT ?? defaultLimit);
  return {
    template: readFileSync(path.join(dist, 'prerender/template.txt'), 'utf8'),
    assets: readAssets(
      dist,
      allRoutes.map(({ chunk }) => chunk),
    ),
    settings: splitSettings(readBlock(process.env.SETTINGS), limit),
  };
}

/** Pages of the same chunk share a style. @returns the styles, which the security policy must allow */
async function writePages(source: PageSource, pages: readonly RenderedPage[]): Promise<string[]> {
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
function writeSiteFiles(settings: Settings, pages: readonly RenderedPage[]): void {
  write(
    'site/site.webmanifest',
    manifest(readFileSync('public/site.webmanifest', 'utf8'), settings),
  );
  write('site/robots.txt', robots(settings));
  const addresses = pages.map(({ address }) => address).filter((address) => address !== notFound);
  const map = sitemap(settings, addresses);
  if (map) write('site/sitemap.xml', map);
}

function write(file: string, content: string): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

void prerender();
