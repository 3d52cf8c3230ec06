import { toKopecks } from '../../domain/format/money';
import type { LastBuild, PublishedItem } from './lastBuild';

type Items = LastBuild['items'];

/** A price that has changed; undefined is «по запросу». */
export interface PriceChange {
  readonly item: PublishedItem;
  /** Of a tier: the amount from which it applies. */
  readonly from?: number | undefined;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** What a build changes for the buyers. */
interface Changes {
  /** Carpets of which a price has changed, each with its changes. */
  readonly repriced: readonly (readonly PriceChange[])[];
  readonly added: readonly PublishedItem[];
  readonly removed: readonly PublishedItem[];
  /** How many carpets have another availability. */
  readonly restocked: number;
  /** How many carpets have changed otherwise. */
  readonly edited: number;
}

/** The changes between two builds (docs/product.md §24.10). */
export function changesBetween(before: Items, after: Items): Changes {
  const old = new Map(Object.entries(before));
  const current = new Map(Object.entries(after));
  const kept = [...current].flatMap(([id, item]) => {
    const last = old.get(id);
    return last ? [{ last, item }] : [];
  });
  const count = (name: 'availability' | 'details') =>
    kept.filter(({ last, item }) => last[name] !== item[name]).length;
  return {
    repriced: kept.map(priceChanges).filter(({ length }) => length > 0),
    added: [...current].flatMap(([id, item]) => (old.has(id) ? [] : [item])),
    removed: [...old].flatMap(([id, item]) => (current.has(id) ? [] : [item])),
    restocked: count('availability'),
    edited: count('details'),
  };
}

function priceChanges({ last, item }: Record<'last' | 'item', PublishedItem>): PriceChange[] {
  const before = pricesOf(last);
  const after = pricesOf(item);
  const amounts = [...new Set([...before.keys(), ...after.keys()])];
  return amounts
    .map((from) => ({ item, from, before: before.get(from), after: after.get(from) }))
    .filter(({ before: old, after: now }) => kopecks(old) !== kopecks(now));
}

/** Prices that are equal on the site may differ by what a formula leaves: 110.00000000000001. */
const kopecks = (price: number | undefined) => price && toKopecks(price);

/** By the amount from which they apply; the base price has none. */
function pricesOf({ price, priceTiers = [] }: PublishedItem) {
  const tiers = priceTiers.map((tier) => [tier.from, tier.price] as const);
  return new Map<number | undefined, number | undefined>([[undefined, price], ...tiers]);
}
