import demo from '../../mocks/settings.json';
import { makeSettings } from './makeSettings';

/** The category of the demo with the most carpets. */
export const largest = demo.categories.reduce((most, category) =>
  category.items.length > most.items.length ? category : most,
);

const [manyItems] = makeSettings(1, 850, 25).categories;
/** The demo with 850 carpets in its largest category. */
export const largeCategorySettings = {
  ...demo,
  categories: demo.categories.map((each) =>
    each === largest ? { ...each, models: manyItems?.models, items: manyItems?.items } : each,
  ),
};

export const hundred = makeSettings(10, 10, 20);
export const thousand = makeSettings(40, 25, 80);
export const tenThousand = makeSettings(40, 250, 300);

/** A cart with each carpet of `thousand`. */
export const thousandLines = thousand.categories.flatMap(({ items }) =>
  items.map(({ _id }) => ({ _id, amount: 1000 })),
);
