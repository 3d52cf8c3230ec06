import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import { chunkOf, findPage, loadAllPages } from '../app/routes';
import { makeStore } from '../app/store';
import { parseSettings, publishedCategories } from '../domain/settings';
import { fingerprint } from '../domain/fingerprint';
import { paths } from '../shared/paths';
import { compress } from './compress';
import { headTags } from './headTags';
import { nginxConfig } from './nginx';
import { writePictures } from './pictures';
import { readBlock } from './readBlock';
import { robots, sitemap } from './sitemap';
import { structuredData } from './structuredData';
import { fillTemplate } from './template';

/** Runs after the client's compilation: writes the pages and all that a web server needs. */
const dist = path.resolve('dist');
const template = readFileSync(path.join(dist, 'build/template.txt'), 'utf8');

/** Files by the name of their chunk. */
const chunks = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(path.join(dist, 'build/chunks.json'), 'utf8')),
);

const block = readBlock(process.env.SETTINGS);
const settings = parseSettings(block, (message) => console.warn(message));

const addresses = [
  paths.home,
  paths.catalog,
  ...publishedCategories(settings).map(({ _id }) => paths.category(_id)),
  paths.conditions,
  paths.prices,
  paths.contacts,
  paths.cart,
];

function write(file: string, content: string): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const nowhere = { navigate: () => undefined, prefetch: () => undefined };

const isOwnScript = (file: string) => file.endsWith('.js') && !template.includes(file);

/** @param address a path of the site, or one that has no page, for the 404 page */
function renderPage(address: string): string {
  const { store, keepCart: start } = makeStore({
    settings,
    navigation: { location: { pathname: address, search: '', hash: '' }, action: 'POP' },
  });
  const { page, params } = findPage(address);
  const scripts = chunks[chunkOf(address)]?.filter(isOwnScript) ?? [];
  return fillTemplate(template, {
    scripts,
    head: headTags(page.head(settings, params), {
      settings,
      path: address,
      data: structuredData(settings, address),
    }),
    root: { page: address, settings: fingerprint(block) },
    markup: renderToString(
      <Providers store={store} router={nowhere} start={start}>
        <App />
      </Providers>,
    ),
    block,
  });
}

/** A web server looks a page up by its decoded address; what no file can be named has no page. */
function fileOf(address: string): string | undefined {
  const name = decodeURIComponent(address).slice(1);
  const isFileName = name.split('/').length <= 2 && !/[\0\\]|(^|\/)\.{1,2}$/.test(name);
  return isFileName && Buffer.byteLength(name) < 200 ? `${name || 'index'}.html` : undefined;
}

async function build(): Promise<void> {
  await loadAllPages();
  const pages = addresses.filter((address) => fileOf(address) !== undefined);
  for (const address of addresses) {
    const file = fileOf(address);
    if (file) write(`site/${file}`, renderPage(address));
    else console.warn(`No page can be written for ${address}: no file can have such a name`);
  }
  write('site/404.html', renderPage('/404'));
  write('site/robots.txt', robots(settings));
  const map = sitemap(settings, pages);
  if (map) write('site/sitemap.xml', map);
  write('nginx.conf', nginxConfig(process.env.API ?? '127.0.0.1:8081'));
  await writePictures('public', path.join(dist, 'site'));
  await compress(path.join(dist, 'site'));
  process.stdout.write(`Wrote ${pages.length + 1} pages to dist/site\n`);
}

void build();
