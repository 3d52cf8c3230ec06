import { parseSettings } from '../../src/domain/settings/parseSettings';
import { feedOf, writeFeed } from '../../src/prerender/site/feed/feed';

const yes: (name: string) => boolean = () => true;
const all = { hasPage: yes, hasPicture: yes };

export const company = {
  site: 'https://porog.example',
  brand: 'Порог',
  legalName: 'ООО «Порог»',
};

export const settingsOf = (value: object) => parseSettings(JSON.stringify(value), () => undefined);

/** The feed of a site, as text and as elements. */
export function feed(settings: object, site: Partial<typeof all> = {}) {
  const read = feedOf({ settings: settingsOf(settings), ...all, ...site });
  const xml = read ? writeFeed(read.shop, '2026-11-23T05:07:00.000Z') : '';
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const texts = (path: string) => [...root.querySelectorAll(path)].map((each) => each.textContent);
  return { xml, root, texts, counts: read?.counts };
}

/** The feed of one carpet. */
export function feedOfCarpet(carpet: object, category: object = {}, rest: object = {}) {
  const item = { _id: 'a', title: 'Ковёр «Страйп»', price: 285, ...carpet };
  const categories = [{ _id: '1', title: 'Ковры', isPublished: true, items: [item], ...category }];
  return feed({ company, categories, ...rest });
}
