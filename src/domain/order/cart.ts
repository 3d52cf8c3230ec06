import { largest, readAmount } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';

/** A line of the cart: a carpet by id, the amount, and some of the carpet's fields when it was added. */
export interface CartItem {
  readonly _id: string;
  /** In units of the carpet. */
  readonly amount: number;
  readonly title?: string | undefined;
  readonly article?: string | undefined;
  readonly unit?: string | undefined;
  /** ₽ per unit, before tiers. */
  readonly price?: number | undefined;
  readonly note?: string | undefined;
  /** Fields written by other releases of the site are kept. */
  readonly [other: string]: unknown;
}

export function toCartItem({ _id, title, article, unit, price }: Carpet, amount: number): CartItem {
  return { _id, amount, title, article, unit, price };
}

/**
 * One line for each carpet, at the position of its first item, with the sum of its amounts. A list may
 * contain a carpet twice, and so may a cart, since *add* always appends (docs/product.md §9.3).
 */
export function joinItems(items: readonly CartItem[]): CartItem[] {
  return [...joinById(items).values()];
}

/** The joined items by the ids of their carpets. */
export function joinById(items: readonly CartItem[]): Map<string, CartItem> {
  const joined = new Map<string, CartItem>();
  for (const item of items) {
    const first = joined.get(item._id);
    joined.set(item._id, first ? { ...item, ...first, amount: addUp(first, item) } : item);
  }
  return joined;
}

function addUp(one: CartItem, other: CartItem): number {
  return Math.min(largest, toDecimal(one.amount + other.amount));
}

/**
 * Reads a list from storage. Anything but a list gives an empty cart; an element without an `_id` and
 * a field of the wrong type are dropped; an amount out of range becomes 1.
 */
export function readCartItems(value: unknown): CartItem[] {
  return Array.isArray(value) ? value.flatMap(readItem) : [];
}

const snapshotTexts = ['title', 'article', 'unit', 'note'];

function readItem(value: unknown): CartItem[] {
  const { _id, amount, ...rest }: Readonly<Record<string, unknown>> = { ...(value ?? {}) };
  if ((typeof _id !== 'string' && typeof _id !== 'number') || _id === '') return [];
  const known = Object.entries(rest).filter(
    ([name, part]) =>
      (typeof part === 'string' || !snapshotTexts.includes(name)) &&
      (name !== 'price' || (typeof part === 'number' && part > 0 && part < Infinity)),
  );
  return [{ _id: String(_id), amount: readAmount(amount) ?? 1, ...Object.fromEntries(known) }];
}
