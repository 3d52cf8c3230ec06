import type { Draft } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';

/** What the last action took out of the list, to be put back. */
export interface UndoState {
  readonly items: readonly CartItem[];
  /** With their places in the list. */
  readonly removed: readonly { readonly index: number; readonly item: CartItem }[];
  /** What has come in their place, to be taken out again then. */
  readonly replacement: readonly CartItem[];
}

export function takeOut(state: Draft<UndoState>, isOut: (item: CartItem) => boolean): void {
  state.removed = state.items.flatMap((item, index) => (isOut(item) ? [{ index, item }] : []));
  state.items = state.items.filter((item) => !isOut(item));
  state.replacement = [];
}

export function putBack(state: Draft<UndoState>): void {
  const replacement = idsOf(state.replacement);
  state.items = state.items.filter(({ _id }) => !replacement.has(_id));
  // another tab may have put a line back since
  const present = idsOf(state.items);
  for (const { index, item } of state.removed) {
    if (!present.has(item._id)) state.items.splice(index, 0, item);
  }
  state.removed = [];
}

function idsOf(items: readonly CartItem[]): ReadonlySet<string> {
  return new Set(items.map(({ _id }) => _id));
}
