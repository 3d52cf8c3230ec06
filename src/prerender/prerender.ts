import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { loadAllPages } from '../app/loadPage';
import { allRoutes } from '../app/routes';
import { readAssets } from './assets/assets';
import { siteSource, type SiteSummary } from './siteSource';
import { pageHtml, type PageSource } from './page/pageHtml';
import { notFound, renderPages, type RenderedPage } from './page/renderPages';
import { listOriginals } from './pictures/originals';
import { writePictures } from './pictures/pictures';
import { compress } from './server/compress';
import { nginxConfig } from './server/nginxConfig';
import { splitSettings } from './settings/pageSettings';
import { siteFiles } from './site/siteFiles';
import type { HasPicture } from './site/sitemap';

/**
 * Runs after the client's compilation: writes the pages and everything else that a web server needs.
 * @param file the source of the site, as JSON
 */
async function prerender(file: string): Promise<void> {
  const { dist, current, block, catalogFolder, limit, api, date, last } = v.parse(
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
  const { styles, hashes } = await writePages(source, pages, write);
  hashes.delete(notFound);
  const originals = listOriginals(source.pictures, settings);
  const pictures = new Set(originals.map(({ kind, file: name }) => `${kind}/${name}`));
  const hasPicture: HasPicture = (kind, name) => pictures.has(`${kind}/${name}`);
  const { files, published, feed } = siteFiles({ settings, hashes, hasPicture, date, last });
  for (const { name, content } of files) write(`site/${name}`, content);
  write('nginx.conf', nginxConfig(api, styles));
  process.send?.('Картинки');
  await writePictures(originals, path.join(dist, 'site'));
  process.send?.('Сжатие');
  await compress(path.join(dist, 'site'), current);
  const summary: SiteSummary = {
    pages: pages.length,
    pictures: new Set(originals.map((original) => original.path)).size,
    published,
    feed,
  };
  process.stdout.write(JSON.stringify(summary));
}

type Write = (file: string, content: string) => void;

/**
 * Pages of the same chunk share a style.
 * @returns the styles, which the security policy must allow, and the hash of each address's content
 */
async function writePages(source: PageSource, pages: readonly RenderedPage[], write: Write) {
  // in the order of the pages, whichever is written first
  const hashes = new Map(pages.map(({ address }) => [address, '']));
  const chunks = [...new Set(pages.map(({ chunk }) => chunk))];
  const styles = await Promise.all(
    chunks.map(async (chunk) => {
      const alike = pages.filter((page) => page.chunk === chunk);
      const markup = [source.template, ...alike.map((page) => page.markup)];
      const style = await source.assets.styleOf(chunk, markup);
      for (const page of alike) {
        const { html, hash } = await pageHtml(source, page, style);
        write(`site/${page.file}`, html);
        hashes.set(page.address, hash);
      }
      return style;
    }),
  );
  return { styles, hashes };
}

function writer(dist: string): Write {
  return (file, content) => {
    const target = path.join(dist, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
}

void prerender(process.argv[2] ?? '');
