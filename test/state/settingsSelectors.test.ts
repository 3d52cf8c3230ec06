import { noSettings } from '../../src/domain/settings/settings';
import {
  selectCarpets,
  selectCategory,
  selectCompany,
  selectHasAllCarpets,
  selectOffers,
  selectPriceList,
  selectPublishedCategories,
  selectSettings,
  settingsReducer,
} from '../../src/state/settings/settingsSlice';

const carpet = (_id: string) => ({ _id, title: 'Коврик', unit: 'шт' });
const category = (_id: string, more: object = {}) => ({
  ...{ _id, title: 'Ковры', isPublished: true, items: [carpet('a'), carpet('b')] },
  ...more,
});

function stateOf(...categories: readonly ReturnType<typeof category>[]) {
  const company = { brand: 'Порог' };
  const priceList = { vat: 'с НДС' };
  return { settings: { ...noSettings, company, priceList, categories: [...categories] } };
}

test('there are no settings at first, and no action changes them', () => {
  expect(settingsReducer(undefined, { type: 'start' })).toStrictEqual(noSettings);
  const { settings } = stateOf(category('1'));
  expect(settingsReducer(settings, { type: 'cart/cartCleared' })).toBe(settings);
});

test('the parts of the settings are selected as they are', () => {
  const state = stateOf(category('1'));
  expect(selectSettings(state)).toBe(state.settings);
  expect(selectCompany(state)).toStrictEqual({ brand: 'Порог' });
  expect(selectPriceList(state)).toStrictEqual({ vat: 'с НДС' });
});

test('visitors see the carpets of published categories', () => {
  const state = stateOf(
    category('hidden', { isPublished: false, items: [carpet('h')] }),
    category('1'),
    category('2', { items: [carpet('c')] }),
  );
  expect(selectPublishedCategories(state).map(({ _id }) => _id)).toStrictEqual(['1', '2']);
  expect(selectCarpets(state)).toStrictEqual([carpet('a'), carpet('b'), carpet('c')]);
  const offers = selectOffers(state);
  expect([...offers.keys()]).toStrictEqual(['a', 'b', 'c']);
  expect(offers.get('c')).toMatchObject({ carpet: { _id: 'c' }, category: { _id: '2' } });
});

test('a category is found if it is published and the block has all of its carpets', () => {
  const state = stateOf(
    category('1'),
    category('hidden', { isPublished: false }),
    category('partly', { count: 5 }),
  );
  const idOf = (id: string) => selectCategory(state, id)?._id;
  expect(['1', 'hidden', 'partly', 'none'].map(idOf)).toStrictEqual([
    '1',
    undefined,
    undefined,
    undefined,
  ]);
  expect(selectHasAllCarpets(state)).toBe(false);
  expect(selectHasAllCarpets(stateOf(category('1'), category('2', { count: 2 })))).toBe(true);
});
