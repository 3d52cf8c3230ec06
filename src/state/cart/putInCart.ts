import { toCartItem } from '../../domain/order/cart';
import type { Carpet } from '../../domain/settings/settings';
import type { AppThunk } from '../rootState';
import { selectAmountInCart } from './itemsInCart';
import { carpetAdded, itemsPut } from './cartSlice';

/** Adds a carpet, or sets its amount if it is already in the cart (docs/product.md §9.4). */
export function putInCart(carpet: Carpet, amount: number): AppThunk {
  const item = toCartItem(carpet, amount);
  return (dispatch, getState) => {
    const isInCart = selectAmountInCart(getState(), item._id) !== undefined;
    // not `amountEdited`, which cannot be undone
    dispatch(isInCart ? itemsPut([item]) : carpetAdded(item));
  };
}
