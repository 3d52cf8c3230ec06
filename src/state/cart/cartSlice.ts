import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { joinItems, type CartItem } from '../../domain/order/cart';
import { paths } from '../../shared/paths';
import { navigated } from '../../shared/router/navigationSlice';
import { withMerged, type SyncState } from './cartSync';
import { putBack, takeOut, type UndoState } from './cartUndo';

type Items = readonly CartItem[];

export interface CartState extends UndoState, SyncState {
  /** In the order in which they were added. */
  readonly items: Items;
}

const initialState: CartState = {
  items: [],
  removed: [],
  replacement: [],
  saved: [],
  saving: 'works',
};

/** The cart: its list, undo, and the state of its storage (docs/product.md §9). */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Always appends; `putInCart` edits the amount if the carpet is already in the cart. */
    carpetAdded: (state, { payload }: PayloadAction<CartItem>) => {
      state.items.push(payload);
      state.removed = [];
    },
    carpetRemoved: (state, { payload }: PayloadAction<{ _id: string }>) => {
      takeOut(state, ({ _id }) => _id === payload._id);
    },
    amountEdited: (state, { payload }: PayloadAction<{ _id: string; amount: number }>) => {
      editLine(state, payload._id, { amount: payload.amount });
    },
    cartCleared: (state) => {
      takeOut(state, () => true);
    },

    /** Adds a list, a file, a link or a past order; amounts of the same carpet add up. */
    itemsAdded: (state, { payload }: PayloadAction<Items>) => {
      state.items = joinItems([...state.items, ...payload]);
      state.removed = [];
    },
    /**
     * Adds a selection from the price list or a matrix; replaces the amount of a carpet already in the
     * cart, where an amount of 0 removes it.
     */
    itemsPut: (state, { payload }: PayloadAction<Items>) => {
      state.items = joinItems(state.items);
      takeOut(state, ({ _id }) => payload.some((item) => item._id === _id && item.amount === 0));
      const lines = new Map(state.items.map((line) => [line._id, line]));
      for (const item of payload) {
        const line = lines.get(item._id);
        if (line) line.amount = item.amount;
        else if (item.amount > 0) state.items.push(item);
      }
    },
    /** Replaces the cart by an order link; this can be undone. */
    cartReplaced: (state, { payload }: PayloadAction<Items>) => {
      takeOut(state, () => true);
      state.items = [...payload];
      state.replacement = [...payload];
    },
    removalUndone: (state) => {
      putBack(state);
    },
    noteEdited: (state, { payload }: PayloadAction<{ _id: string; note: string }>) => {
      editLine(state, payload._id, { note: payload.note || undefined });
    },
    /** The visitor has seen that the price has changed; the line stores the new one. */
    priceAccepted: (
      state,
      { payload }: PayloadAction<{ _id: string; price: number | undefined }>,
    ) => {
      editLine(state, payload._id, { price: payload.price });
    },

    /** A list of another tab or an earlier visit was read from storage. */
    storedCartRead: (state, { payload }: PayloadAction<Items>) => ({
      ...withMerged(state, payload),
      saved: payload,
    }),
    /** This tab has overwritten a change that another tab made at the same moment. */
    storedCartOverwritten: (
      state,
      { payload: { before, after } }: PayloadAction<{ before: Items; after: Items }>,
    ) => withMerged(state, after, before),
    /** This tab has written its list, merged with changes by other tabs. */
    cartSaved: (
      state,
      { payload: { mine, merged } }: PayloadAction<{ mine: Items; merged: Items }>,
    ) => ({
      ...withMerged(state, merged, mine),
      saved: merged,
      saving: state.saving === 'fails' ? 'works' : state.saving,
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
  extraReducers: (builder) => {
    // a removal can be undone until the visitor leaves the cart
    builder.addCase(navigated, (state, { payload }) => {
      if (payload.location.pathname !== paths.cart) state.removed = [];
    });
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectRemoved: (state) => state.removed,
    selectUnreadable: (state) => state.unreadable,
    selectIsSavingFailed: (state) => state.saving === 'fails',
    /** Until storage has been read, an empty list does not mean an empty cart. */
    selectIsCartRead: (state: CartState & Partial<PersistPartial>) =>
      state._persist?.rehydrated ?? false,
  },
});

/** Edits a line; items of the same carpet are joined first, as the screen shows them. */
function editLine(state: Draft<CartState>, id: string, edited: Partial<CartItem>): void {
  // the plain list: through Immer's proxies, which are slow at first, an edit in a cart of 1,000 lines
  // took 94 to 115 ms on a slow processor instead of 60 to 69
  const items: Items = original(state.items);
  state.items = joinItems(items).map((item) => (item._id === id ? { ...item, ...edited } : item));
  state.removed = [];
}

/** The key of the cart in the browser's storage (docs/product.md §9.2). */
export const cartKey = 'cart';
export const cartReducer = cartSlice.reducer;
export const cartActions = cartSlice.actions;
export type CartActions = typeof cartActions;
export const { carpetAdded, carpetRemoved, amountEdited, cartCleared } = cartActions;
export const { itemsAdded, itemsPut, cartReplaced, noteEdited, priceAccepted, removalUndone } =
  cartActions;
export const { storedCartRead, savingFailureDismissed, unreadableDiscarded } = cartActions;
export const { selectCartItems, selectCartCount, selectRemoved } = cartSlice.selectors;
export const { selectUnreadable, selectIsSavingFailed, selectIsCartRead } = cartSlice.selectors;
