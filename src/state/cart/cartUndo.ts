import { original, type Draft } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';
import { mergeCarts } from './mergeCarts';

type Items = readonly CartItem[];

/** A change of the cart that the visitor can undo (docs/product.md §9.7). */
export interface Undoable {
  readonly kind: 'removed' | 'cleared' | 'replaced' | 'added' | 'put';
  readonly before: Items;
  readonly after: Items;
}

export interface UndoState {
  readonly items: Items;
  /** The last change, until the next one of this tab. */
  readonly undoable?: Undoable | undefined;
}

/** Changes the list so that the visitor can undo it. */
export function changeList<State extends UndoState>(
  draft: Draft<State>,
  kind: Undoable['kind'],
  change: (items: Items) => Items,
): State {
  const state: State = original(draft);
  const after = change(state.items);
  return { ...state, items: after, undoable: { kind, before: state.items, after } };
}

/** Undoes the last change; what other tabs have changed since stays. */
export function undo<State extends UndoState>(draft: Draft<State>): State {
  const state: State = original(draft);
  const { items, undoable } = state;
  if (!undoable) return state;
  const { before, after } = undoable;
  return { ...state, items: mergeCarts(after, items, before), undoable: undefined };
}
