import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { App } from '../app/App';
import { Providers } from '../app/Providers';
import { findPage } from '../app/routes';
import { makeStore } from '../app/store';
import { parseSettings } from '../domain/settings';
import { fingerprint } from '../shared/fingerprint';
import { paths } from '../shared/paths';
import { fillTemplate } from './template';

/** Runs after the client's compilation: writes every page of the site beside its assets. */
const build = path.dirname(process.argv[1] ?? '');
const site = path.join(build, '../site');

const block = readBlock(process.env.SETTINGS);
const settings = parseSettings(block, (message) => console.warn(message));
const template = readFileSync(path.join(build, 'template.html'), 'utf8');

/** Prerendering navigates nowhere. */
const stay = () => undefined;

function readBlock(file: string | undefined): string {
  if (!file) {
    console.warn('SETTINGS is not set: the pages are built with an empty settings block, {}');
    return '{}';
  }
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new Error(`SETTINGS=${file} can't be used: ${String(error)}`, { cause: error });
  }
}

function writePage(address: string, file: string): void {
  const { store, keepCart: start } = makeStore({
    settings,
    navigation: { location: { pathname: address, search: '', hash: '' }, action: 'POP' },
  });
  const markup = renderToString(
    <Providers store={store} navigate={stay} start={start}>
      <App />
    </Providers>,
  );
  const { page, params } = findPage(address);
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    fillTemplate(template, {
      ...page.head(settings, params),
      root: { page: address, settings: fingerprint(block) },
      markup,
      block,
    }),
  );
}

/** A web server looks a page up by its decoded address; what no file can be named is left to it. */
function fileOf(address: string): string | undefined {
  const name = decodeURIComponent(address).slice(1);
  const isFileName = name.split('/').length <= 2 && !/[\0\\]|(^|\/)\.{1,2}$/.test(name);
  return isFileName && Buffer.byteLength(name) < 200 ? `${name || 'index'}.html` : undefined;
}

const published = settings.categories.filter(({ isPublished }) => isPublished);
const addresses = [
  paths.home,
  paths.catalog,
  ...published.map(({ _id }) => paths.category(_id)),
  paths.conditions,
  paths.prices,
  paths.contacts,
  paths.cart,
];
for (const address of addresses) {
  const file = fileOf(address);
  if (file) writePage(address, file);
  else console.warn(`No page can be written for ${address}: no file can have such a name`);
}
writePage('/404', '404.html');
process.stdout.write(`Wrote ${addresses.length + 1} pages\n`);
