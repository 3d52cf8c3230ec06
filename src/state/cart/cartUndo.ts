import type { Draft } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';

/** What is needed to undo the last removal or replacement. */
export interface UndoState {
  readonly items: readonly CartItem[];
  /** With their former positions in the list. */
  readonly removed: readonly { readonly index: number; readonly item: CartItem }[];
  /** The items that replaced them, to be removed on undo. */
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
