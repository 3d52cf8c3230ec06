import { changeText } from '../../src/domain/order/changeText';
import {
  cartCleared,
  cartReducer,
  cartReplaced,
  cartSaved,
  carpetAdded,
  carpetRemoved,
  changeUndone,
  itemsAdded,
  itemsPut,
  receivingChosen,
  savingFailed,
  savingFailureDismissed,
  selectCartCount,
  selectCartItems,
  selectChosenWay,
  selectHasItems,
  selectIsCartRead,
  selectSavingFails,
  selectUndoable,
  selectUndone,
  selectUnreadable,
  unreadableDiscarded,
  unreadableFound,
  type CartState,
} from '../../src/state/cart/cartSlice';

const mat = { _id: 'mat', amount: 10, title: 'Коврик', unit: 'шт' };
const start = cartReducer(undefined, { type: 'start' });
const after = (...actions: readonly Parameters<typeof cartReducer>[1][]): CartState =>
  actions.reduce(cartReducer, start);

test('a new cart is empty, is saved, and has nothing to undo', () => {
  expect(start).toStrictEqual({ items: [], saved: [], saving: 'works' });
});

test('items and their number are selected', () => {
  const cart = after(carpetAdded(mat));
  expect(selectCartItems({ cart })).toStrictEqual([mat]);
  expect(selectCartCount({ cart })).toBe(1);
  expect(selectHasItems({ cart })).toBe(true);
  expect(selectHasItems({ cart: start })).toBe(false);
});

test.each([
  ['an added carpet', carpetAdded({ ...mat, _id: 'b' }), 'В корзине: Коврик, 10 шт'],
  ['a removed one', carpetRemoved(mat), 'Удалено: Коврик'],
  ['a cleared cart', cartCleared(), 'Корзина очищена: 1 позиция'],
  ['a list', itemsAdded([mat]), 'Коврик: 10 + 10 = 20 шт'],
  ['a selection', itemsPut([{ ...mat, amount: 30 }]), 'Коврик: было 10 шт, стало 30 шт'],
  ['a selection that takes it out', itemsPut([{ ...mat, amount: 0 }]), 'Удалено: Коврик'],
  ['an order', cartReplaced([mat, { ...mat, _id: 'b' }]), 'Корзина заменена: 2 позиции'],
])('%s can be undone, and is announced as what it is', (_, action, text) => {
  const cart = after(carpetAdded(mat), action);
  const change = selectUndoable({ cart });
  expect(change && changeText(change, () => undefined)?.replaceAll('\u00A0', ' ')).toBe(text);
  const undone = cartReducer(cart, changeUndone());
  expect(undone.items).toStrictEqual([mat]);
  expect(selectUndoable({ cart: undone })).toBeUndefined();
  expect(selectUndone({ cart: undone })).toStrictEqual(change);
});

test('the way of receiving is kept', () => {
  expect(selectChosenWay({ cart: after(receivingChosen('Самовывоз')) })).toBe('Самовывоз');
});

test('a failure to save is shown until it is dismissed, or the cart is saved again', () => {
  const saved = cartSaved({ mine: [], merged: [] });
  const isShown = (...actions: readonly Parameters<typeof cartReducer>[1][]) =>
    selectSavingFails({ cart: after(...actions) });
  expect(isShown()).toBe(false);
  expect(isShown(savingFailed())).toBe(true);
  expect(isShown(savingFailed(), saved)).toBe(false);
  expect(isShown(savingFailed(), saved, savingFailed())).toBe(true);
  expect(isShown(savingFailed(), savingFailureDismissed())).toBe(false);
  expect(isShown(savingFailed(), savingFailureDismissed(), savingFailed())).toBe(false);
  expect(isShown(savingFailed(), savingFailureDismissed(), saved, savingFailed())).toBe(true);
});

test('an unreadable cart is offered until it is discarded', () => {
  const found = unreadableFound('{"items":');
  expect(selectUnreadable({ cart: after(found) })).toBe('{"items":');
  expect(selectUnreadable({ cart: after(found, unreadableDiscarded()) })).toBeUndefined();
});

test('a cart counts as read once storage has been', () => {
  const persist = (rehydrated: boolean) => ({ ...start, _persist: { version: -1, rehydrated } });
  expect(selectIsCartRead({ cart: start })).toBe(false);
  expect(selectIsCartRead({ cart: persist(false) })).toBe(false);
  expect(selectIsCartRead({ cart: persist(true) })).toBe(true);
});
