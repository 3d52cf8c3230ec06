import { findRoute } from '../../app/routes';
import { fingerprint } from '../../domain/format/fingerprint';
import type { Settings } from '../../domain/settings/settings';
import type { Assets } from '../assets/assets';
import { breadcrumbsOf } from '../structuredData/breadcrumbs';
import { structuredData } from '../structuredData/structuredData';
import { fillTemplate } from './fillTemplate';
import { headTags } from './headTags';
import type { RenderedPage } from './renderPages';

/** What all pages are made from. */
export interface PageSource {
  readonly template: string;
  readonly assets: Assets;
  /** JSON text of the settings block. */
  readonly block: string;
  readonly settings: Settings;
  /** Whether the settings hold all of the block: the client then need not parse it. */
  readonly isValid: boolean;
}

/** The whole document of a page, with the style that stands in it. */
export async function pageHtml(
  { template, assets, block, settings, isValid }: PageSource,
  { address, chunk, markup }: RenderedPage,
  style: string,
): Promise<string> {
  const { route, params } = findRoute(address);
  const { page } = await route.code.preload();
  const tags = headTags(page.head(settings, params), { settings, path: address });
  const crumbs = await breadcrumbsOf(settings, address);
  return fillTemplate(template, {
    head: [`<style>${style}</style>`, ...assets.head, tags].join('\n    '),
    root: {
      page: address,
      settings: fingerprint(block),
      valid: isValid ? 'yes' : 'no',
      scripts: assets.scriptsOf(chunk, ...(isValid ? [] : ['settings'])),
    },
    markup,
    data: JSON.stringify(structuredData(settings, address, crumbs)),
    block,
    foot: assets.foot(chunk),
  });
}
