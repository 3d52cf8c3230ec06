import { hasCarpetsFor } from '../../src/app/routes';
import { countItems, noSettings } from '../../src/domain/settings/settings';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { paths } from '../../src/shared/paths';
import demo from '../../mocks/settings.json';
import { parseValidSettings } from '../support/settings/parseValidSettings';

const file = JSON.stringify(demo);
const size = Buffer.byteLength(file);
const published = demo.categories.filter(({ isPublished }) => isPublished);
const [mats = '', coir = ''] = published.map(({ _id }) => _id);

const small = splitSettings(file, size);
const large = splitSettings(file, size - 1);
const idsAt = (address: string) =>
  large.at(address).settings.categories.flatMap(({ items }) => items.map(({ _id }) => _id));
const idsIn = (categories: typeof demo.categories) =>
  categories.flatMap(({ items }) => items.map(({ _id }) => _id));

const whole = ['/', '/catalog', '/prices', '/cart'];
const model = paths.model(mats, 'Страйп');
const without = ['/conditions', '/contacts', '/404', '/catalog/unknown'];

describe('The block of a page', () => {
  test('is the settings file, up to the limit', () => {
    for (const address of [...whole, ...without, paths.category(mats)]) {
      expect(small.at(address)).toStrictEqual({ settings: demo, block: file, isValid: true });
    }
  });

  test.each(whole)('of %s is the settings file, however large', (address) => {
    expect(large.at(address).block).toBe(file);
  });

  test.each(without)('of %s has no carpets of a large catalogue', (address) => {
    expect(idsAt(address)).toStrictEqual([]);
  });

  test.each([paths.category(mats), model])('of %s has the carpets of one category', (address) => {
    const { settings } = large.at(address);
    expect(idsAt(address)).toStrictEqual(idsIn(published.slice(0, 1)));
    expect(settings.categories.map(countItems)).toStrictEqual(
      published.map(({ items }) => items.length),
    );
    const { _id, title, image, items } = demo.categories[1] ?? {};
    expect(settings.categories[1]).toStrictEqual({
      ...{ _id, title, image, isPublished: true },
      items: [],
      count: items?.length,
    });
  });

  test('is read by the client as the settings from which the page was rendered', () => {
    const { settings, block, isValid } = large.at(paths.category(coir));
    expect(isValid).toBe(true);
    expect(JSON.parse(block)).toStrictEqual(settings);
    expect(parseValidSettings(block)).toStrictEqual(settings);
  });

  test('leaves out what is invalid in the settings file', () => {
    const items = [{ _id: '1', title: 'Ковёр', price: 'много' }];
    const other = {
      _id: 'b',
      title: 'Щётки',
      isPublished: true,
      items: [{ _id: '2', title: 'Щётка' }],
    };
    const categories = [{ _id: 'a', title: 'Ковры', isPublished: true, items }, other];
    const { settings, block } = splitSettings(JSON.stringify({ categories }), 0).at('/catalog/a');
    expect(JSON.parse(block)).toStrictEqual(settings);
    expect(settings.categories[0]?.items).toStrictEqual([{ _id: '1', title: 'Ковёр', unit: 'шт' }]);
  });
});

describe('Without a page load', () => {
  const opensFrom = (shown: string, to: string) => hasCarpetsFor(to, large.at(shown).settings);
  const everywhere = [...whole, ...without, paths.category(mats), model, paths.category(coir)];

  test('every page opens from one with the whole settings', () => {
    for (const to of everywhere) expect(opensFrom('/cart', to)).toBe(true);
  });

  test('a page without the settings opens every other that shows no carpets', () => {
    const opened = everywhere.filter((to) => opensFrom('/contacts', to));
    expect(opened).toStrictEqual(without);
  });

  test.each([paths.category(mats), model])(
    '%s opens the pages of its category and those that show no carpets',
    (shown) => {
      const opened = everywhere.filter((to) => opensFrom(shown, to));
      expect(opened).toStrictEqual([...without, paths.category(mats), model]);
    },
  );

  test('an empty catalogue opens every page', () => {
    for (const to of everywhere) expect(hasCarpetsFor(to, noSettings)).toBe(true);
  });
});

test.each([
  [undefined, 0],
  [0, 0],
  [12, 12],
])('a category with the count %p and no carpets has %i', (count, number) => {
  expect(countItems({ items: [], count })).toBe(number);
});
