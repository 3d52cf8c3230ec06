import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { joinItems, type CartItem } from '../../domain/order/cart';
import { paths } from '../../shared/paths';
import { navigated } from '../../shared/router/navigationSlice';
import { mergeCarts } from './mergeCarts';

type Items = readonly CartItem[];

export interface CartState {
  readonly items: Items;
  /** The list in browser storage as this tab saw it last. */
  readonly saved: Items;
  /** What the last action took out, with its places in the list, to be put back. */
  readonly removed: readonly { readonly index: number; readonly item: CartItem }[];
  /** What has come in their place, to be taken out again then. */
  readonly replacement: Items;
  /** A stored cart that could not be read, as text. */
  readonly unreadable?: string | undefined;
  /** Whether storage takes what is written, and whether the visitor has read that it doesn't. */
  readonly saving: 'works' | 'fails' | 'failsKnowingly';
}

const initialState: CartState = {
  items: [],
  saved: [],
  removed: [],
  replacement: [],
  saving: 'works',
};

/** The cart and its four actions (docs/product.md §9.3), and what became of it in storage. */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Always appends; a carpet that is in the cart already gets another amount instead. */
    carpetAdded: (state, { payload }: PayloadAction<CartItem>) => ({
      ...state,
      items: [...state.items, payload],
      removed: [],
    }),
    carpetRemoved: (state, { payload }: PayloadAction<{ _id: string }>) =>
      takeOut(state, ({ _id }) => _id === payload._id),
    amountEdited: (state, { payload }: PayloadAction<{ _id: string; amount: number }>) =>
      edit(state, payload._id, { amount: payload.amount }),
    cartCleared: (state) => takeOut(state, () => true),
    /** From a list, a file, a link or an earlier order: a carpet that is there already gets more. */
    itemsAdded: (state, { payload }: PayloadAction<Items>) => ({
      ...state,
      items: joinItems([...state.items, ...payload]),
      removed: [],
    }),
    /** From the price list: a carpet that is there already gets another amount. */
    itemsPut: (draft, { payload }: PayloadAction<Items>) => {
      const state: CartState = original(draft);
      const amounts = new Map(payload.map(({ _id, amount }) => [_id, amount]));
      const before = joinItems(state.items);
      const present = new Set(before.map(({ _id }) => _id));
      return {
        ...state,
        items: [
          ...before.map((item) => {
            const amount = amounts.get(item._id);
            return amount === undefined ? item : { ...item, amount };
          }),
          ...payload.filter(({ _id }) => !present.has(_id)),
        ],
        removed: [],
      };
    },
    /** By the lines of a link; those that were there can be put back. */
    cartReplaced: (state, { payload }: PayloadAction<Items>) => ({
      ...takeOut(state, () => true),
      items: payload,
      replacement: payload,
    }),

    noteEdited: (state, { payload }: PayloadAction<{ _id: string; note: string }>) =>
      edit(state, payload._id, { note: payload.note || undefined }),
    /** The visitor knows the new price: it is the remembered one from now on. */
    priceAccepted: (
      state,
      { payload }: PayloadAction<{ _id: string; price: number | undefined }>,
    ) => edit(state, payload._id, { price: payload.price }),
    removalUndone: (state) => {
      const replacement = new Set(state.replacement.map(({ _id }) => _id));
      const items = state.items.filter(({ _id }) => !replacement.has(_id));
      // another tab may have put a line back since
      const present = new Set(items.map(({ _id }) => _id));
      for (const { index, item } of state.removed) {
        if (!present.has(item._id)) items.splice(index, 0, item);
      }
      return { ...state, items, removed: [] };
    },

    /** Storage holds what another tab, or an earlier visit, has made of the cart. */
    storedCartRead: (state, { payload }: PayloadAction<Items>) => ({
      ...state,
      items: mergeCarts(state.saved, state.items, payload),
      saved: payload,
    }),
    /** This tab has written over what another had made of the list at the same moment. */
    storedCartOverwritten: (
      state,
      { payload }: PayloadAction<{ before: Items; after: Items }>,
    ) => ({
      ...state,
      items: mergeCarts(payload.before, state.items, payload.after),
    }),
    /** This tab's list has been written, merged with what others had put there. */
    cartSaved: (state, { payload }: PayloadAction<{ mine: Items; merged: Items }>) => ({
      ...state,
      items: mergeCarts(payload.mine, state.items, payload.merged),
      saved: payload.merged,
      saving: state.saving === 'fails' ? 'works' : state.saving,
    }),
    savingFailed: (state) => ({
      ...state,
      saving: state.saving === 'works' ? 'fails' : state.saving,
    }),
    savingFailureRead: (state) => ({ ...state, saving: 'failsKnowingly' }),
    unreadableFound: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unreadable: payload,
    }),
    unreadableDiscarded: (state) => ({ ...state, unreadable: undefined }),
  },
  extraReducers: (builder) => {
    // what was taken out can be put back as long as its place is on the screen
    builder.addCase(navigated, (state, { payload }) =>
      payload.location.pathname === paths.cart ? state : { ...state, removed: [] },
    );
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
    selectRemoved: (state) => state.removed,
    selectUnreadable: (state) => state.unreadable,
    selectIsSavingFailed: (state) => state.saving === 'fails',
    /** Whether storage has been looked into: until then an empty cart says nothing. */
    selectIsCartRead: (state: CartState & Partial<PersistPartial>) =>
      state._persist?.rehydrated ?? false,
  },
});

function takeOut(state: CartState, isOut: (item: CartItem) => boolean): CartState {
  return {
    ...state,
    items: state.items.filter((item) => !isOut(item)),
    removed: state.items.flatMap((item, index) => (isOut(item) ? [{ index, item }] : [])),
    replacement: [],
  };
}

/** A carpet that stands in the list twice is shown as one line, and what is edited becomes one. */
function edit(draft: Draft<CartState>, id: string, edited: Partial<CartItem>): CartState {
  // a thousand lines are not read through Immer's proxies
  const state: CartState = original(draft);
  return {
    ...state,
    items: joinItems(state.items).map((item) => (item._id === id ? { ...item, ...edited } : item)),
    removed: [],
  };
}

export const cartReducer = cartSlice.reducer;
export const { carpetAdded, carpetRemoved, amountEdited, cartCleared } = cartSlice.actions;
export const { itemsAdded, itemsPut, cartReplaced, noteEdited, priceAccepted, removalUndone } =
  cartSlice.actions;
export const { storedCartRead, storedCartOverwritten, cartSaved } = cartSlice.actions;
export const { savingFailed, savingFailureRead } = cartSlice.actions;
export const { unreadableFound, unreadableDiscarded } = cartSlice.actions;
export const { selectCartItems, selectCartCount, selectRemoved } = cartSlice.selectors;
export const { selectUnreadable, selectIsSavingFailed, selectIsCartRead } = cartSlice.selectors;
