import { siteFiles } from '../../src/prerender/site/siteFiles';
import type { Published } from '../../src/prerender/site/lastmod';
import { company, settingsOf } from '../support/feed';

const [first, second] = ['2026-11-21T05:00:00.000Z', '2026-11-23T21:30:00.000Z'] as const;

const shop = (price: number | undefined) => ({
  company,
  categories: [
    { _id: '1', title: 'Ковры', isPublished: true, items: [{ _id: 'a', title: 'Ковёр', price }] },
  ],
});

/** The files of a site whose pages are these. */
function build(settings: object, date: string, last: Published = {}) {
  const hashes = new Map(['/', '/catalog/1', '/catalog/1/a'].map((address) => [address, 'same']));
  const hasPicture = () => true;
  const site = siteFiles({ settings: settingsOf(settings), hashes, hasPicture, date, last });
  return { ...site, texts: new Map(site.files.map(({ name, content }) => [name, content])) };
}

describe('The files about the whole site', () => {
  test('are the same byte for byte when the next build changes nothing', () => {
    const before = build(shop(285), first);
    const after = build(shop(285), second, before.published);
    expect([...after.texts.keys()]).toStrictEqual([
      'site.webmanifest',
      'robots.txt',
      'sitemap.xml',
      'feed.yml',
    ]);
    expect(after).toStrictEqual(before);
  });

  test('have a feed of the build that changed a price, by the clock of Moscow', () => {
    const before = build(shop(285), first);
    const after = build(shop(290), second, before.published);
    expect(before.texts.get('feed.yml')).toContain('<yml_catalog date="2026-11-21 08:00">');
    expect(after.texts.get('feed.yml')).toContain('<yml_catalog date="2026-11-24 00:30">');
    expect(after.texts.get('sitemap.xml')).toBe(before.texts.get('sitemap.xml'));
  });

  test('have no feed in the sitemap', () => {
    expect(build(shop(285), first).texts.get('sitemap.xml')).not.toContain('feed.yml');
  });

  test('have no feed where nothing has a price', () => {
    const { texts, feed, published } = build(shop(undefined), first);
    expect(texts.has('feed.yml')).toBe(false);
    expect(feed).toBeUndefined();
    expect(published).not.toHaveProperty(['/feed.yml']);
  });
});
