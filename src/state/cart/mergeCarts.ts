import type { CartItem } from '../../domain/order/cart';

type Items = readonly CartItem[];

/**
 * Merges the carts of two tabs: `mine` and `theirs` are both edited copies of `base`. Keeps lines added
 * and fields edited on either side. A line removed on one side is removed, unless the other side has
 * edited it. If both have edited the same field, `mine` wins.
 */
export function mergeCarts(base: Items, mine: Items, theirs: Items): Items {
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;

  const before = byKey(base);
  const ours = byKey(mine);
  const others = byKey(theirs);
  const survives = (key: string, item: CartItem) => {
    const old = before.get(key);
    return !old || !isSame(old, item);
  };

  const kept = [...others].flatMap(([key, their]) => {
    const my = ours.get(key);
    if (my) return [mergeItem(before.get(key), my, their)];
    return survives(key, their) ? [their] : [];
  });
  const own = [...ours].flatMap(([key, my]) => (!others.has(key) && survives(key, my) ? [my] : []));
  return [...kept, ...own];
}

/** Items by occurrence and id: *add* always appends, so the list may hold an `_id` twice. */
function byKey(items: Items): ReadonlyMap<string, CartItem> {
  const counts = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const count = counts.get(item._id) ?? 0;
      counts.set(item._id, count + 1);
      return [`${count}:${item._id}`, item];
    }),
  );
}

function mergeItem(old: CartItem | undefined, my: CartItem, their: CartItem): CartItem {
  const edited = Object.keys({ ...old, ...my }).filter(
    (field) => !isEqual(old?.[field], my[field]),
  );
  if (edited.length === 0) return their;
  return { ...their, ...Object.fromEntries(edited.map((field) => [field, my[field]])) };
}

function isSame(one: CartItem, other: CartItem): boolean {
  if (one === other) return true;
  return Object.keys({ ...one, ...other }).every((field) => isEqual(one[field], other[field]));
}

/** Compares values from JSON, where an undefined field is absent. */
function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
