import { screen, within } from '@testing-library/react';
import { renderApp } from '../renderApp';

const name = 'Передать заявку';

/** The part of the cart that hands over the order. */
export const block = () => within(screen.getByRole('region', { name }));
export const status = () => block().getByRole('status');

/** The orders that the browser has kept. */
export const pastOrders = () => localStorage.getItem('orders') ?? '';

/** Opens a cart with lines from an earlier visit, with the demo settings unless others are given. */
export async function openCart(lines: readonly object[], settings?: unknown) {
  localStorage.setItem('cart', JSON.stringify(lines));
  const app = renderApp('/cart', settings);
  await screen.findByRole('region', { name });
  return app;
}
