import { absolute } from '../../../domain/company/company';
import { moscowOffset } from '../../../domain/company/opening';
import { currencyCode } from '../../../domain/format/money';
import { publishedCategories, type Settings } from '../../../domain/settings/settings';
import { modelsOf } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import type { FeedCounts } from '../../siteSource';
import { element, writeXml, type XmlElement } from '../xml';
import { categoryNumber } from './ids';
import { brandOf, offer, picturesOf, priceOf, urlOf, type Offered } from './offer';
import { feedText } from './texts';

/** What a site has that its feed refers to. */
interface FeedSite {
  readonly settings: Settings;
  /** Whether an address has a page. */
  readonly hasPage: (address: string) => boolean;
  /** Whether the site has a picture of goods. */
  readonly hasPicture: (file: string) => boolean;
}

interface Feed {
  readonly shop: XmlElement;
  readonly counts: FeedCounts;
}

/**
 * The feed in Yandex Market Language (docs/product.md §27.40). Undefined if the settings give no origin,
 * since its addresses must be absolute, or if there is nothing to offer.
 */
export function feedOf(site: FeedSite): Feed | undefined {
  const { settings } = site;
  const url = absolute(settings, paths.home);
  if (url === undefined) return undefined;
  const all = goodsOf(site);
  const priced = all.flatMap((each) => {
    const price = priceOf(each.carpet);
    return price === undefined ? [] : { ...each, price };
  });
  const offered = priced.flatMap((each) => {
    const address = site.hasPage(paths.model(each.category._id, each.model.id)) && urlOf(each);
    return address ? { ...each, url: address, pictures: picturesOf(each) } : [];
  });
  if (offered.length === 0) return undefined;
  const categories = new Set(offered.map(({ category }) => category));
  const { brand, legalName } = settings.company;
  const name = feedText(brand ?? legalName ?? '') || new URL(url).host;
  const shop = element('shop', [
    element('name', name),
    element('company', feedText(legalName ?? '') || name),
    element('url', url),
    element('currencies', [element('currency', '', { id: currencyCode, rate: '1' })]),
    element(
      'categories',
      Array.from(categories, ({ _id, title }) => {
        const id = categoryNumber(_id);
        return element('category', feedText(title) || id, { id });
      }),
    ),
    element('offers', offered.map(offer)),
  ]);
  const counts = {
    offers: offered.length,
    withoutPrice: all.length - priced.length,
    withoutAddress: priced.length - offered.length,
    withoutPicture: offered.filter(({ pictures }) => pictures.length === 0).length,
    withoutBrand: offered.filter((each) => brandOf(each) === '').length,
  };
  return { shop, counts };
}

/** @param date ISO time, which the feed gives in Moscow time */
export function writeFeed(shop: XmlElement, date: string): string {
  const local = new Date(Date.parse(date) + moscowOffset * 60_000).toISOString();
  return writeXml(element('yml_catalog', [shop], { date: local.slice(0, 16).replace('T', ' ') }));
}

function goodsOf({ settings, hasPicture }: FeedSite): Offered[] {
  return publishedCategories(settings).flatMap((category) =>
    modelsOf(category).flatMap((model) =>
      model.items.map((carpet) => ({ settings, category, model, carpet, hasPicture })),
    ),
  );
}
