import { renderToString } from 'react-dom/server';
import { App } from '../../app/App';
import { Providers } from '../../app/Providers';
import { findRoute } from '../../app/routes';
import { makeStore } from '../../app/store';
import type { Settings } from '../../domain/settings/settings';
import type { SiteSettings } from '../settings/pageSettings';
import { listAddresses } from './listAddresses';
import { fileKey, pageFile } from './pageFile';

export interface RenderedPage {
  readonly address: string;
  /** Relative to the site's root. */
  readonly file: string;
  /** The name of the chunk with the page's code and styles. */
  readonly chunk: string;
  readonly markup: string;
}

/** Represents all addresses that have no page. */
export const notFound = '/404';

/** Renders all pages of the site. An address whose file cannot be written is skipped with a warning; the check, which runs before, refuses it. */
export function renderPages({ whole, at }: SiteSettings): RenderedPage[] {
  const files = new Set<string>();
  return [...listAddresses(whole.settings), notFound].flatMap((address) => {
    const file = pageFile(address);
    if (!file || files.has(fileKey(file))) {
      const reason = file ? 'another page has its file' : 'no file can have such a name';
      console.warn(`No page can be written for ${address}: ${reason}`);
      return [];
    }
    files.add(fileKey(file));
    const { chunk } = findRoute(address).route;
    return { address, file, chunk, markup: renderPage(address, at(address).settings) };
  });
}

const nothing = () => undefined;
const router = { navigate: nothing, preload: nothing, loadFailed: nothing };

function renderPage(address: string, settings: Settings): string {
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
