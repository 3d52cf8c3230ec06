import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { joinById, joinItems, type CartItem } from '../../domain/order/cart';
import { withMerged, type SyncState } from './cartSync';
import { changeList, undo, type UndoState } from './cartUndo';

type Items = readonly CartItem[];

export interface CartState extends UndoState, SyncState {
  /** In the order in which they were added. */
  readonly items: Items;
  /** The title of the way of receiving that was chosen; it is not stored (docs/product.md §11.8). */
  readonly chosenWay?: string | undefined;
}

const none: Items = [];

const initialState: CartState = {
  items: none,
  saved: none,
  saving: 'works',
};

/** The cart: its list, undo, and the state of its storage (docs/product.md §9). */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Always appends; `putInCart` sets the amount if the carpet is already in the cart. */
    carpetAdded: (state, { payload }: PayloadAction<CartItem>) =>
      changeList(state, 'put', (items) => [...items, payload]),
    carpetRemoved: (state, { payload }: PayloadAction<{ _id: string }>) =>
      changeList(state, 'removed', (items) => items.filter(({ _id }) => _id !== payload._id)),
    amountEdited: (state, { payload }: PayloadAction<{ _id: string; amount: number }>) => {
      editLine(state, payload._id, { amount: payload.amount });
    },
    cartCleared: (state) => changeList(state, 'cleared', () => []),

    /** Adds a list, a file, a link or a past order; amounts of the same carpet add up. */
    itemsAdded: (state, { payload }: PayloadAction<Items>) =>
      changeList(state, 'added', (items) => joinItems([...items, ...payload])),
    /**
     * Puts a selection from the price list or a matrix, an advised amount, or a carpet that is in the cart
     * already (`putInCart`) into the cart; replaces the amount of a carpet there, where 0 removes it.
     */
    itemsPut: (state, { payload }: PayloadAction<Items>) =>
      changeList(state, 'put', (items) => putItems(items, payload)),
    /** Replaces the cart by an order link or a past order. */
    cartReplaced: (state, { payload }: PayloadAction<Items>) =>
      changeList(state, 'replaced', () => joinItems(payload)),
    changeUndone: (state) => undo(state),
    noteEdited: (state, { payload }: PayloadAction<{ _id: string; note: string }>) => {
      editLine(state, payload._id, { note: payload.note.trim() ? payload.note : undefined });
    },
    /** The visitor has seen that the price has changed; the line stores the new one. */
    priceAccepted: (
      state,
      { payload }: PayloadAction<{ _id: string; price: number | undefined }>,
    ) => {
      editLine(state, payload._id, { price: payload.price });
    },

    /** The title of a way of receiving. */
    receivingChosen: (state, { payload }: PayloadAction<string>) => {
      state.chosenWay = payload;
    },

    /** A list of another tab or an earlier visit was read from storage. */
    storedCartRead: (state, { payload }: PayloadAction<Items>) => ({
      ...withMerged(state, payload),
      saved: payload,
    }),
    /** This tab has written its list, merged with changes by other tabs. */
    cartSaved: (
      state,
      { payload: { mine, merged } }: PayloadAction<{ mine: Items; merged: Items }>,
    ) => ({
      ...withMerged(state, merged, mine),
      saved: merged,
      saving: 'works',
    }),
    savingFailed: (state) => {
      if (state.saving === 'works') state.saving = 'fails';
    },
    savingFailureDismissed: (state) => {
      state.saving = 'dismissed';
    },
    unreadableFound: (state, { payload }: PayloadAction<string>) => {
      state.unreadable = payload;
    },
    unreadableDiscarded: (state) => {
      state.unreadable = undefined;
    },
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectHasItems: (state) => state.items.length > 0,
    selectUndoable: (state) => state.undoable,
    selectUndone: (state) => state.undone,
    selectChosenWay: (state) => state.chosenWay,
    selectUnreadable: (state) => state.unreadable,
    selectSavingFails: (state) => state.saving === 'fails',
    /** Until storage has been read, an empty list does not mean an empty cart. */
    selectIsCartRead: (state: CartState & Partial<PersistPartial>) =>
      state._persist?.rehydrated ?? false,
  },
});

/** Sets the amounts of carpets, and removes those with an amount of 0; other items stay the same objects. */
function putItems(items: Items, put: Items): Items {
  const lines = joinById(items);
  for (const item of put) {
    const { _id, amount } = item;
    const line = lines.get(_id);
    if (line?.amount !== amount) lines.set(_id, line ? { ...line, amount } : item);
  }
  return [...lines.values()].filter(({ amount }) => amount > 0);
}

/** Edits a line; items of the same carpet are joined first, as the screen shows them. */
function editLine(state: Draft<CartState>, id: string, edited: Partial<CartItem>): void {
  // the plain list: through Immer's proxies, which are slow at first, an edit in a cart of 1,000 lines
  // took 94 to 115 ms on a slow processor instead of 60 to 69
  const lines = joinById(original(state.items));
  const line = lines.get(id);
  // deleted in another tab meanwhile
  if (!line) return;
  lines.set(id, { ...line, ...edited });
  state.items = [...lines.values()];
  state.undoable = undefined;
}

/** The key of the cart in the browser's storage (docs/product.md §9.2). */
export const cartKey = 'cart';
export const cartReducer = cartSlice.reducer;
export const { carpetAdded, carpetRemoved, amountEdited, cartCleared } = cartSlice.actions;
export const { itemsAdded, itemsPut, cartReplaced, noteEdited, priceAccepted } = cartSlice.actions;
export const { changeUndone, receivingChosen } = cartSlice.actions;
export const { storedCartRead, cartSaved, savingFailed, savingFailureDismissed } =
  cartSlice.actions;
export const { unreadableFound, unreadableDiscarded } = cartSlice.actions;
export const { selectCartItems, selectCartCount, selectUndoable, selectUndone, selectChosenWay } =
  cartSlice.selectors;
export const { selectUnreadable, selectSavingFails, selectHasItems, selectIsCartRead } =
  cartSlice.selectors;
