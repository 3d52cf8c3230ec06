import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/cart';

export interface CartState {
  readonly items: readonly CartItem[];
}

const initialState: CartState = { items: [] };

/** The cart and its four actions (spec §4). */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Always appends; a carpet that is in the cart already gets `amountEdited` instead. */
    carpetAdded: (state, { payload }: PayloadAction<CartItem>) => ({
      ...state,
      items: [...state.items, payload],
    }),
    carpetRemoved: (state, { payload }: PayloadAction<{ _id: string }>) => ({
      ...state,
      items: state.items.filter(({ _id }) => _id !== payload._id),
    }),
    amountEdited: (state, { payload }: PayloadAction<{ _id: string; amount: number }>) => ({
      ...state,
      items: state.items.map((item) =>
        item._id === payload._id ? { ...item, amount: payload.amount } : item,
      ),
    }),
    cartCleared: (state) => ({ ...state, items: [] }),
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectCartCount: (state) => state.items.length,
  },
});

export const cartReducer = cartSlice.reducer;
export const { carpetAdded, carpetRemoved, amountEdited, cartCleared } = cartSlice.actions;
export const { selectCartItems, selectCartCount } = cartSlice.selectors;
