import { carpetChange, type CarpetChange } from './carpetChange';
import { joinById, joinItems, toCartItem, type CartItem } from './cart';
import { cartTotals, sumOfLine, type CartLine, type CartTotals } from './totals';
import type { Carpet, Discount } from '../settings/settings';

type Items = readonly CartItem[];
type Carpets = ReadonlyMap<string, { readonly carpet: Carpet }>;

/** What «Заменить» would do to one carpet of the cart or of the list (docs/product.md §11.5). */
export interface DifferenceRow {
  /** `repriced` has the same amount at another price; a carpet that is `gone` is left out. */
  readonly kind: 'added' | 'changed' | 'repriced' | 'gone' | 'removed' | 'unchanged';
  readonly line: CartLine;
  /** Amount in the cart. */
  readonly before?: number | undefined;
  /** Amount in the list. */
  readonly after?: number | undefined;
  /** Set if the price has changed since the past order, or since the carpet was put into the cart. */
  readonly repriced?: CarpetChange | undefined;
  /** Kopecks by which the sum of the goods changes; undefined if the line has no price at all. */
  readonly change: number | undefined;
}

/** A carpet that is in the cart and in the list: «Добавить» adds up its amounts. */
export interface AmountAddition {
  readonly line: CartLine;
  readonly inCart: number;
  readonly total: number;
}

export interface Difference {
  /** In the order of the list, then the lines that «Заменить» removes. */
  readonly rows: readonly DifferenceRow[];
  /** Whether «Заменить» would leave all lines and amounts as they are. */
  readonly isSame: boolean;
  readonly now: CartTotals;
  /** What «Заменить» puts into the cart: lines that stay keep their note. */
  readonly replacement: Items;
  readonly replaced: CartTotals;
  /** What «Добавить» adds: the carpets of the list that are still sold. */
  readonly addition: Items;
  readonly added: CartTotals;
  readonly amountAdditions: readonly AmountAddition[];
}

/**
 * Compares the cart with the list of an order link or of a past order (docs/product.md §11.5).
 * @param list items with an id and an amount, and what is stored of a past order
 * @param carpets the published ones, by id
 * @param discounts those of the price list, in ascending order
 */
export function compareWithCart(
  cart: Items,
  list: Items,
  carpets: Carpets,
  discounts?: readonly Discount[],
): Difference {
  const present = joinById(cart);
  const incoming = joinById(list);
  const lineOf = (item: CartItem) => ({ item, carpet: carpets.get(item._id)?.carpet });
  const totalsOf = (items: Items) => cartTotals(joinItems(items).map(lineOf), discounts);

  const addition = [...incoming.values()].flatMap((item) => {
    const { carpet } = lineOf(item);
    return carpet ? [{ ...toCartItem(carpet, item.amount), ...item }] : [];
  });
  const replacement = addition.map((item) => {
    const { _id, amount } = item;
    return { ...item, ...present.get(_id), amount };
  });
  const joined = joinById([...cart, ...addition]);
  const removed = [...present.values()].filter(({ _id }) => !incoming.has(_id));

  const rows = [
    ...[...incoming.values()].map((item) => compareLine(lineOf(item), present.get(item._id))),
    ...removed.map((item) => removedRow(lineOf(item))),
  ];

  return {
    rows,
    isSame: rows.every(({ kind, before, after }) =>
      kind === 'gone' ? before === undefined : before === after,
    ),
    now: totalsOf(cart),
    replacement,
    replaced: totalsOf(replacement),
    addition,
    added: totalsOf([...joined.values()]),
    amountAdditions: addition.flatMap(({ _id }) => {
      const [old, sum] = [present.get(_id), joined.get(_id)];
      return old && sum ? [{ line: lineOf(old), inCart: old.amount, total: sum.amount }] : [];
    }),
  };
}

/** @param before the item of the same carpet in the cart */
function compareLine({ item, carpet }: CartLine, before: CartItem | undefined): DifferenceRow {
  const after = item.amount;
  const line = { item: { ...before, ...item }, carpet };
  const price = carpetChange(line);
  const repriced = price?.kind === 'repriced' ? price : undefined;
  return {
    kind: kindOf(),
    line,
    before: before?.amount,
    after,
    repriced,
    change: changeOfSum(before && { item: before, carpet }, line),
  };

  function kindOf(): DifferenceRow['kind'] {
    if (!carpet) return 'gone';
    if (!before) return 'added';
    if (before.amount !== after) return 'changed';
    return repriced ? 'repriced' : 'unchanged';
  }
}

function removedRow(line: CartLine): DifferenceRow {
  return { kind: 'removed', line, before: line.item.amount, change: changeOfSum(line, undefined) };
}

function changeOfSum(before: CartLine | undefined, after: CartLine | undefined) {
  const [was, now] = [before && sumOfLine(before), after && sumOfLine(after)];
  return was === undefined && now === undefined ? undefined : (now ?? 0) - (was ?? 0);
}
