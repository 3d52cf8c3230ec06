import { original, type Draft } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';
import type { CartChange } from '../../domain/order/changeText';
import { isSameList } from '../../shared/lib/isSameList';
import { mergeCarts } from './mergeCarts';

type Items = readonly CartItem[];

export interface UndoState {
  readonly items: Items;
  /** The last change, which the visitor can undo until the next one of this tab (docs/product.md §9.7). */
  readonly undoable?: CartChange | undefined;
  /** The change that was undone last. */
  readonly undone?: CartChange | undefined;
}

// both use the original state: Immer's proxies are slow in long lists (figures in cartSlice.ts and cartSync.ts)

/** Changes the list so that the visitor can undo it. What changes nothing leaves the earlier change to undo. */
export function changeList<State extends UndoState>(
  draft: Draft<State>,
  kind: CartChange['kind'],
  change: (items: Items) => Items,
): State {
  const state: State = original(draft);
  const before = state.items;
  const after = change(before);
  return isSameList(after, before)
    ? state
    : { ...state, items: after, undoable: { kind, before, after } };
}

/** Undoes the last change; what other tabs have changed since stays. */
export function undo<State extends UndoState>(draft: Draft<State>): State {
  const state: State = original(draft);
  const { items, undoable } = state;
  if (!undoable) return state;
  const { before, after } = undoable;
  return {
    ...state,
    items: mergeCarts(after, items, before),
    undoable: undefined,
    undone: undoable,
  };
}
