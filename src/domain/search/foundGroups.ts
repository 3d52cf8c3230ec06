import type { Carpet, Category, Offer } from '../settings/settings';
import { modelsOf, type Model } from '../trade/models';

/** A category, or one of its models, of which some carpets were found. */
export interface FoundGroup {
  readonly category: Category;
  /** Absent for the whole category. */
  readonly model?: Model;
  /** How many of its carpets were found, and how many it has. */
  readonly found: number;
  readonly of: number;
}

/**
 * The categories and models of ranked offers: those of the best offer's category first, then those
 * of which many carpets were found, and few were not.
 */
export function groupsOf(offers: readonly Offer[]): readonly FoundGroup[] {
  const found = new Set(offers.map(({ carpet }) => carpet));
  const countIn = (items: readonly Carpet[]) => ({
    found: items.filter((carpet) => found.has(carpet)).length,
    of: items.length,
  });
  const categories = [...new Set(offers.map(({ category }) => category))];
  const isFirst = ({ category }: FoundGroup) => category === categories[0];
  const fitOf = (group: FoundGroup) => group.found ** 2 / group.of;
  return categories
    .flatMap((category): FoundGroup[] => [
      { category, ...countIn(category.items) },
      ...modelsOf(category)
        .filter(({ items }) => items.length > 1 && items.length < category.items.length)
        .map((model) => ({ category, model, ...countIn(model.items) })),
    ])
    .filter((group) => group.found > 0)
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || fitOf(b) - fitOf(a));
}
