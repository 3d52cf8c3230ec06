import { renderHook, screen, waitFor } from '@testing-library/react';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { priceGroups, type PriceGroup } from '../../src/features/prices/view/priceGroups';
import { readView, type PricesView } from '../../src/features/prices/view/pricesView';
import { useGradualGroups } from '../../src/features/prices/view/useGradualGroups';
import { makeSettings } from '../bench/makeSettings';
import { openPage } from '../support/renderApp';

const settings = parseSettings(JSON.stringify(makeSettings(10, 200)), () => undefined);
const { categories } = settings;

const groupsOf = (view: Partial<PricesView>) =>
  priceGroups(categories, { ...readView({}), ...view }, undefined);

/** Hundreds of rows take seconds in jsdom. */
const slow = { timeout: 15_000 };

/** The numbers of rows by category. */
const count = (groups: readonly PriceGroup[]) =>
  groups.map(({ category, offers }) => [category?._id, offers.length]);

/** What is shown from the first render of another list until all of it is shown. */
function changeList(from: Partial<PricesView>, to: Partial<PricesView>) {
  const shown = new Set<readonly PriceGroup[]>();
  const { rerender } = renderHook(
    ({ groups }) => void shown.add(useGradualGroups(groups, categories)),
    {
      initialProps: { groups: groupsOf(from) },
    },
  );
  shown.clear();
  const groups = groupsOf(to);
  rerender({ groups });
  return Array.from(shown, count);
}

const [first, second, third] = categories.map(({ _id }) => _id);
const counts = (view: Partial<PricesView>) => count(groupsOf(view));

describe('A price list of 2,000 carpets', () => {
  test('is renewed from the top, category after category', () => {
    const renders = changeList({}, { inStock: true });
    const all = counts({});
    const inStock = counts({ inStock: true });
    expect(renders[0]).toStrictEqual([...inStock.slice(0, 2), ...all.slice(2)]);
    expect(renders[1]).toStrictEqual([...inStock.slice(0, 4), ...all.slice(4)]);
    expect(renders.at(-1)).toStrictEqual(inStock);
  });

  test('loses the categories that are not chosen, one after another', () => {
    const renders = changeList({}, { category: third });
    const all = counts({});
    expect(renders[0]).toStrictEqual(all.slice(2));
    expect(renders.at(-1)).toStrictEqual([[third, 200]]);
  });

  test('gets back the categories that were not chosen', () => {
    const renders = changeList({ category: second }, {});
    expect(renders[0]).toStrictEqual([
      [first, 200],
      [second, 200],
    ]);
    expect(renders.at(-1)).toStrictEqual(counts({}));
  });

  test('is replaced by a sorted one', () => {
    const renders = changeList({}, { sorting: 'price' });
    expect(renders[0]).toStrictEqual([[undefined, 2000], ...counts({}).slice(2)]);
    expect(renders.at(-1)).toStrictEqual([[undefined, 2000]]);
  });

  test('shows at the end what a search finds, nothing and all', async () => {
    const few = parseSettings(JSON.stringify(makeSettings(3, 140)), () => undefined);
    const { user } = await openPage('/prices', few);
    const last = few.categories.at(-1)?.items.at(-1)?.article ?? '';
    expect(screen.getByText(last)).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'нетакого{Enter}');
    expect(await screen.findByText(/Ничего не нашли/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument(), slow);
    await user.click(screen.getByRole('button', { name: 'Очистить поиск' }));
    await waitFor(() => expect(screen.getByText(last)).toBeVisible(), slow);
  });
});
