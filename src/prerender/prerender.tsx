import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { renderToString } from 'react-dom/server';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import { loadAllPages } from '../app/loadPage';
import { allRoutes, findRoute, listAddresses } from '../app/routes';
import { makeStore } from '../app/store';
import { parseSettings } from '../domain/settings/parseSettings';
import { CallbackContent } from '../features/callback/useCallbackDialog';
import { fingerprint } from '../domain/format/fingerprint';
import { readAssets } from './assets/assets';
import { compress } from './server/compress';
import { headTags } from './page/headTags';
import { manifest } from './site/manifest';
import { nginxConfig } from './server/nginxConfig';
import { writePictures } from './pictures/pictures';
import { readBlock } from './settings/readBlock';
import { robots } from './site/robots';
import { sitemap } from './site/sitemap';
import { breadcrumbsOf } from './structuredData/breadcrumbs';
import { structuredData } from './structuredData/structuredData';
import { fillTemplate } from './page/fillTemplate';

/** Runs after the client's compilation: writes the pages and all that a web server needs. */
const dist = path.resolve('dist');
const template = readFileSync(path.join(dist, 'prerender/template.txt'), 'utf8');

const assets = readAssets(
  dist,
  allRoutes.map(({ chunk }) => chunk),
);
const block = readBlock(process.env.SETTINGS);
const settings = parseSettings(block, (message) => console.warn(message));
const isValid = isDeepStrictEqual(settings, JSON.parse(block));

/** Stands for every address that has no page. */
const notFound = '/404';

function write(file: string, content: string): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const nothing = () => undefined;
const router = { navigate: nothing, preload: nothing, loadFailed: nothing };

/** @param address a path of the site, or one that has no page, for the 404 page */
function renderPage(address: string): string {
  const { store } = makeStore({
    settings,
    navigation: { location: { pathname: address, search: '', hash: '' }, action: 'POP' },
  });
  return renderToString(
    <Providers store={store} router={router} start={nothing}>
      <App />
    </Providers>,
  );
}

interface Drawn {
  readonly address: string;
  /** Below `site`. */
  readonly file: string;
  /** Name of the chunk that holds the page's code and styles. */
  readonly chunk: string;
  readonly markup: string;
}

async function writePage({ address, file, chunk, markup }: Drawn, style: string): Promise<void> {
  const { route, params } = findRoute(address);
  const { page } = await route.code.preload();
  const tags = headTags(page.head(settings, params), { settings, path: address });
  const data = JSON.stringify(
    structuredData(settings, address, await breadcrumbsOf(settings, address)),
  );
  const html = fillTemplate(template, {
    head: [`<style>${style}</style>`, ...assets.head, tags].join('\n    '),
    root: {
      page: address,
      settings: fingerprint(block),
      valid: isValid ? 'yes' : 'no',
      scripts: assets.scriptsOf(chunk, ...(isValid ? [] : ['settings'])),
    },
    markup,
    data,
    block,
    foot: assets.foot(chunk),
  });
  write(`site/${file}`, html);
}

/** A web server looks a page up by its decoded address; what no file can be named has no page. */
function fileOf(address: string): string | undefined {
  const name = decodeURIComponent(address).slice(1);
  const isFileName = name.split('/').length <= 2 && !/[\0\\]|(^|\/)\.{1,2}$/.test(name);
  return isFileName && Buffer.byteLength(name) < 200 ? `${name || 'index'}.html` : undefined;
}

/** Draws every page before the first is written: those of one kind share a style. */
function drawPages(): Drawn[] {
  const drawn: Drawn[] = [];
  for (const address of [...listAddresses(settings), notFound]) {
    const file = address === notFound ? '404.html' : fileOf(address);
    if (file) {
      drawn.push({
        address,
        file,
        chunk: findRoute(address).route.chunk,
        markup: renderPage(address),
      });
    } else {
      console.warn(`No page can be written for ${address}: no file can have such a name`);
    }
  }
  return drawn;
}

async function build(): Promise<void> {
  await Promise.all([loadAllPages(), CallbackContent.preload()]);
  const pages = drawPages();
  const styles = new Map<string, string>();
  for (const chunk of new Set(pages.map((page) => page.chunk))) {
    const alike = pages.filter((page) => page.chunk === chunk);
    const style = await assets.styleOf(chunk, [template, ...alike.map(({ markup }) => markup)]);
    styles.set(chunk, style);
    await Promise.all(alike.map((page) => writePage(page, style)));
  }
  const general = readFileSync('public/site.webmanifest', 'utf8');
  write('site/site.webmanifest', manifest(general, settings));
  write('site/robots.txt', robots(settings));
  const found = pages.map(({ address }) => address).filter((address) => address !== notFound);
  const map = sitemap(settings, found);
  if (map) write('site/sitemap.xml', map);
  write('nginx.conf', nginxConfig(process.env.API ?? '127.0.0.1:8081', [...styles.values()]));
  await writePictures('public', path.join(dist, 'site'));
  await compress(path.join(dist, 'site'));
  process.stdout.write(`Wrote ${pages.length} pages to dist/site\n`);
}

void build();
