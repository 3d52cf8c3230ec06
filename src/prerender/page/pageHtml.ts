import { findRoute } from '../../app/routes';
import { fingerprint } from '../../domain/format/fingerprint';
import type { Settings } from '../../domain/settings/settings';
import type { Assets } from '../assets/assets';
import { breadcrumbsOf } from '../structuredData/breadcrumbs';
import { structuredData } from '../structuredData/structuredData';
import { fillTemplate } from './fillTemplate';
import { headTags } from './headTags';
import type { RenderedPage } from './renderPages';

/** The input that all pages share. */
export interface PageSource {
  readonly template: string;
  readonly assets: Assets;
  /** The settings block, as JSON. */
  readonly block: string;
  readonly settings: Settings;
  /** Whether the settings equal the block, so that the client need not validate it. */
  readonly isValid: boolean;
}

/** The complete HTML of a page, with its inline style. */
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
