import { loadAllPages } from '../../src/app/loadPage';
import { pageHtml } from '../../src/prerender/page/pageHtml';
import { renderPages } from '../../src/prerender/page/renderPages';
import { splitSettings } from '../../src/prerender/settings/pageSettings';

const template =
  '<title></title><div id="root"></div><script id="settings">{}</script><body></body>';
const assets = {
  styleOf: () => Promise.resolve(''),
  head: [],
  scriptsOf: () => '',
  foot: () => '',
};
const pictures = { catalog: undefined, public: 'public' };

const category = (_id: string, price: number) => ({
  _id,
  title: `Коврики ${_id}`,
  isPublished: true,
  items: ['Вега', 'Уют'].map((model) => ({
    _id: `${_id}-${model}`,
    title: `Коврик «${model}»`,
    model,
    price,
  })),
});

/** The pages of a large catalogue, by address. */
async function build(price: number) {
  const block = JSON.stringify({ categories: [category('a', 100), category('b', price)] });
  const settings = splitSettings(block, 0);
  const pages = renderPages(settings).map(async (page) => {
    const { html } = await pageHtml({ template, assets, settings, pictures }, page, '');
    return [page.address, html] as const;
  });
  return new Map(await Promise.all(pages));
}

// the next build compresses only pages that differ
test('in a large catalogue, a price changes the pages of its category and those with all carpets', async () => {
  await loadAllPages();
  const [before, after] = [await build(200), await build(300)];
  expect([...after.keys()]).toStrictEqual([...before.keys()]);
  const changed = [...after].filter(([address, html]) => html !== before.get(address));
  expect(changed.map(([address]) => decodeURIComponent(address)).sort()).toStrictEqual(
    ['/', '/cart', '/catalog', '/catalog/b', '/catalog/b/Вега', '/catalog/b/Уют', '/prices'].sort(),
  );
  expect(before.size).toBeGreaterThan(changed.length + 4);
});
