import type { Carpet } from '../../../domain/settings/settings';
import { modelIdOf, type Model } from '../../../domain/trade/models';
import { sortCarpets } from '../../../domain/trade/sorting';
import type { CategorySorting } from './categorySorting';

/** Carpets that are listed below each other. */
export interface CarpetGroup {
  /** The model of all of them; undefined if they are of several models. */
  readonly model: Model | undefined;
  readonly carpets: readonly Carpet[];
}

/**
 * The carpets by model, in the order of each model's first carpet (docs/product.md §7.4). Models of a
 * single carpet need no heading of their own, so that consecutive ones share a group. Sorted by
 * price, all carpets are one group.
 */
export function groupCarpets(
  models: readonly Model[],
  carpets: readonly Carpet[],
  sorting: CategorySorting | undefined,
): readonly CarpetGroup[] {
  if (sorting === 'price') return [{ model: undefined, carpets: sortCarpets(carpets, sorting) }];
  if (sorting === 'title') return groupByModel(models, sortCarpets(carpets, sorting));
  const groups = groupByModel(models, carpets);
  return sorting === 'size'
    ? groups.map(({ model, carpets: some }) => ({ model, carpets: sortCarpets(some, sorting) }))
    : groups;
}

function groupByModel(models: readonly Model[], carpets: readonly Carpet[]): CarpetGroup[] {
  const headed = new Map(
    models.filter(({ items }) => items.length > 1).map((model) => [model.id, model]),
  );
  const groups: { model: Model | undefined; carpets: Carpet[] }[] = [];
  for (const carpet of carpets) {
    const model = headed.get(modelIdOf(carpet));
    // carpets without a model keep their place among the models
    const group = (model ? groups : groups.slice(-1)).find((other) => other.model === model);
    if (group) group.carpets.push(carpet);
    else groups.push({ model, carpets: [carpet] });
  }
  return groups;
}
