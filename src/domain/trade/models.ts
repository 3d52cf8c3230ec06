import { groupBy } from '../groupBy';
import type { Carpet, Category } from '../settings/settings';
import { commonValue } from './commonValue';

/** One product in several sizes and colours, with a page of its own (docs/product.md §2.12). */
export interface Model {
  /** The last segment of its address: the owner's title, or the `_id` of a carpet without a model. */
  readonly id: string;
  /** «Страйп» */
  readonly name: string;
  /** «Ковёр грязезащитный «Страйп»» */
  readonly title: string;
  /** At least one. */
  readonly items: readonly [Carpet, ...Carpet[]];
  readonly description?: string | undefined;
  readonly country?: string | undefined;
  readonly brand?: string | undefined;
  /** File names; those of its carpets if the owner lists none. */
  readonly images: readonly string[];
}

/** The id of the model that a carpet belongs to. */
export function modelIdOf({ _id, model }: Pick<Carpet, '_id' | 'model'>): string {
  return model ?? _id;
}

type Grouped = Pick<Category, 'items' | 'models'>;

const known = new WeakMap<Grouped, readonly Model[]>();

/** The models of a category, in the order of their first carpets; the same list for the same category. */
export function modelsOf(category: Grouped): readonly Model[] {
  const models = known.get(category) ?? groupModels(category);
  known.set(category, models);
  return models;
}

function groupModels({ items, models }: Grouped): readonly Model[] {
  return Array.from(groupBy(items, modelIdOf), ([id, group]) => {
    const [first] = group;
    const described = models?.find(({ title }) => title === first.model);
    const images = described?.images?.length ? described.images : imagesOf(group);
    return {
      id,
      name: first.model ?? first.title,
      title: first.model === undefined ? first.title : titleOf(first.model, group),
      items: group,
      description: described?.description ?? commonValue(group, (carpet) => carpet.description),
      country: described?.country ?? commonValue(group, (carpet) => carpet.country),
      brand: described?.brand ?? commonValue(group, (carpet) => carpet.brand),
      images,
    };
  });
}

/** The start of the carpets' titles up to the model's name, if all of them begin alike. */
function titleOf(name: string, items: readonly [Carpet, ...Carpet[]]): string {
  const [{ title }] = items;
  const at = title.indexOf(name);
  // not in the title, or at its start already
  if (at < 1) return name;
  const end = at + name.length;
  const start = title.slice(0, /^[»”"]/.test(title.slice(end)) ? end + 1 : end);
  return items.every((item) => item.title.startsWith(start)) ? start : name;
}

function imagesOf(items: readonly Carpet[]): string[] {
  return [...new Set(items.flatMap(({ image }) => image ?? []))];
}
