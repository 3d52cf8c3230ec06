import { findRoute } from '../../app/routes';
import { fingerprint } from '../../domain/format/fingerprint';
import type { Assets } from '../assets/assets';
import type { PictureFolders } from '../pictures/originals';
import type { SiteSettings } from '../settings/pageSettings';
import { contentHash } from '../site/lastmod';
import { breadcrumbsOf } from '../structuredData/breadcrumbs';
import { structuredData } from '../structuredData/structuredData';
import { fillTemplate } from './fillTemplate';
import { headTags } from './headTags';
import type { RenderedPage } from './renderPages';
import { sharePicture } from './sharePicture';
import { subjectOf } from './subject';

/** The input that all pages share. */
export interface PageSource {
  readonly template: string;
  readonly assets: Assets;
  readonly settings: SiteSettings;
  readonly pictures: PictureFolders;
}

interface PageHtml {
  /** Complete, with the inline style. */
  readonly html: string;
  /** Of what visitors read (docs/product.md §27.52). */
  readonly hash: string;
}

export async function pageHtml(
  { template, assets, settings: site, pictures }: PageSource,
  { address, chunk, markup }: RenderedPage,
  style: string,
): Promise<PageHtml> {
  const { settings, block, isValid } = site.at(address);
  const { route, params } = findRoute(address);
  const { page } = await route.code.preload();
  const head = page.head(settings, params);
  const subject = subjectOf(settings, address);
  const tags = headTags(head, {
    settings,
    path: address,
    isProduct: subject.model !== undefined,
    picture: await sharePicture(pictures, subject),
  });
  const data = JSON.stringify(
    structuredData(settings, {
      path: address,
      description: head.description,
      crumbs: await breadcrumbsOf(settings, address),
    }),
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
  const { title, description } = head;
  const { site: origin } = settings.company;
  return { html, hash: contentHash({ site: origin, title, description, data, markup }) };
}
