import { useMemo } from 'react';
import { readCartItems, type CartItem } from '../../../domain/order/cart';
import { readOrdersText, useOrdersText, writeOrdersText } from './orderStorage';

/** What was handed over from this device: its lines and its date, and nothing about the buyer. */
export interface RememberedOrder {
  /** ISO date and time. */
  readonly date: string;
  readonly items: readonly CartItem[];
}

const maxRemembered = 20;

/** The latest first; none in prerendered markup, or where storage can't be read. */
export function useRememberedOrders(): readonly RememberedOrder[] {
  const text = useOrdersText();
  return useMemo(() => parseOrders(text), [text]);
}

/** The same lines handed over once more are one order, of the later date. */
export function rememberOrder(items: readonly CartItem[], date: Date): void {
  // in the order in which storage gives them back: they are compared as text
  const lines = items.map(({ _id, amount, title, article, unit, price }): CartItem => {
    return { _id, amount, title, article, unit, price };
  });
  const others = parseOrders(readOrdersText()).filter(
    (order) => JSON.stringify(order.items) !== JSON.stringify(lines),
  );
  write([{ date: date.toISOString(), items: lines }, ...others].slice(0, maxRemembered));
}

export function forgetOrder(order: RememberedOrder): void {
  write(parseOrders(readOrdersText()).filter(({ date }) => date !== order.date));
}

function write(orders: readonly RememberedOrder[]): void {
  writeOrdersText(orders.length > 0 ? JSON.stringify(orders) : '');
}

function parseOrders(text: string): readonly RememberedOrder[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.flatMap(readOrder) : [];
  } catch {
    return [];
  }
}

function readOrder(value: unknown): RememberedOrder[] {
  if (typeof value !== 'object' || value === null) return [];
  const { date, items }: { readonly date?: unknown; readonly items?: unknown } = value;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return [];
  const known = readCartItems(items);
  return known.length > 0 ? [{ date, items: known }] : [];
}
