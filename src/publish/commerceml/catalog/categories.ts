import { groupBy } from '../../../domain/groupBy';
import type { Place } from '../../finding';
import type { AddFinding, Exchange, Group, Product } from '../exchange/exchange';

/** Products that are in no group of 1C. */
const other: Pick<Group, 'id' | 'title'> = { id: 'other', title: 'Другие товары' };

const none = { image: undefined, place: undefined };

/** A group with products of its own. */
export interface FilledGroup {
  readonly id: string;
  readonly title: string;
  readonly image: string | undefined;
  readonly place: Place | undefined;
  readonly products: readonly Product[];
}

/** The groups that have products, in the order of the file, those without a group last (docs/product.md §26.6). */
export function groupProducts(
  { groups }: Exchange,
  products: readonly Product[],
  addFinding: AddFinding,
): readonly FilledGroup[] {
  const byGroup = groupBy(products, (product) => groupOf(product, groups, addFinding));
  const filled = [...groups.values()].filter(({ id }) => byGroup.has(id));
  const categories = filled.map((group) => ({
    id: group.id,
    title: titleAmong(group, filled),
    image: group.image,
    place: group.place,
    products: byGroup.get(group.id) ?? [],
  }));
  const rest = byGroup.get(other.id) ?? [];
  return rest.length > 0 ? [...categories, { ...other, ...none, products: rest }] : categories;
}

/** The id of the first group of a product; a group that is not in the classifier is an error. */
function groupOf(
  product: Product,
  groups: Exchange['groups'],
  addFinding: AddFinding,
): string | undefined {
  const place = { ...product.place, field: 'Группы' };
  const [first, ...more] = product.groups;
  if (first === undefined) {
    const message = `«${product.title}» не входит ни в одну группу: на сайте он в «${other.title}»`;
    addFinding('warning', place, message);
    return other.id;
  }
  const [known] = product.groups.flatMap((id) => groups.get(id) ?? []);
  if (known === undefined) {
    const message = `группы с Ид «${first}» нет в выгрузке. Выгрузите из 1С вместе с группами`;
    addFinding('error', place, message);
    return undefined;
  }
  if (more.length > 0) {
    const message = `«${product.title}» входит в несколько групп: на сайте он в «${known.title}»`;
    addFinding('warning', place, message);
  }
  return known.id;
}

/** The title of a group, with as many of the groups around it as set it apart: «Ковры (Офис)». */
function titleAmong(group: Group, groups: readonly Group[]): string {
  const around = titlesAround(group);
  let others = groups.filter((one) => one !== group && one.title === group.title).map(titlesAround);
  let depth = 0;
  while (others.length > 0 && depth < around.length) {
    others = others.filter((other) => other[depth] === around[depth]);
    depth += 1;
  }
  const path = around.slice(0, depth).reverse().join(' / ');
  return path ? `${group.title} (${path})` : group.title;
}

/** The titles of the groups around a group, from the inside out. */
function titlesAround({ parent }: Group): readonly string[] {
  return parent ? [parent.title, ...titlesAround(parent)] : [];
}
