import { toCartItem } from '../../domain/order/cart';
import type { Carpet } from '../../domain/settings/settings';
import type { AppThunk } from '../rootState';
import { selectAmountInCart } from './cartAmounts';
import { amountEdited, carpetAdded } from './cartSlice';

/** Adds a carpet, or changes its amount if it is already in the cart (docs/product.md §9). */
export function putInCart(carpet: Carpet, amount: number): AppThunk {
  const { _id } = carpet;
  return (dispatch, getState) => {
    const isInCart = selectAmountInCart(getState(), _id) !== undefined;
    dispatch(isInCart ? amountEdited({ _id, amount }) : carpetAdded(toCartItem(carpet, amount)));
  };
}
