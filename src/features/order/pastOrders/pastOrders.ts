import { useMemo } from 'react';
import { readCartItems, type CartItem } from '../../../domain/order/cart';
import { readPastOrdersText, usePastOrdersText, writePastOrdersText } from './pastOrdersStorage';

/** An order that was handed over from this device, without anything about the buyer. */
export interface PastOrder {
  /** ISO date and time. */
  readonly date: string;
  readonly items: readonly CartItem[];
}

const maxPastOrders = 20;

/** The past orders, latest first; none in prerendered markup or if storage can't be read. */
export function usePastOrders(): readonly PastOrder[] {
  const text = usePastOrdersText();
  return useMemo(() => parsePastOrders(text), [text]);
}

/** Adds a past order; if the same lines were handed over before, only the date changes. */
export function addPastOrder(items: readonly CartItem[], date: Date): void {
  // with the fields in the order of stored ones, since they are compared as text
  const lines = items.map(({ _id, amount, title, article, unit, price }): CartItem => {
    return { _id, amount, title, article, unit, price };
  });
  const others = parsePastOrders(readPastOrdersText()).filter(
    (order) => JSON.stringify(order.items) !== JSON.stringify(lines),
  );
  write([{ date: date.toISOString(), items: lines }, ...others].slice(0, maxPastOrders));
}

export function removePastOrder(order: PastOrder): void {
  write(parsePastOrders(readPastOrdersText()).filter(({ date }) => date !== order.date));
}

function write(orders: readonly PastOrder[]): void {
  writePastOrdersText(orders.length > 0 ? JSON.stringify(orders) : '');
}

function parsePastOrders(text: string): readonly PastOrder[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.flatMap(readPastOrder) : [];
  } catch {
    return [];
  }
}

function readPastOrder(value: unknown): PastOrder[] {
  if (typeof value !== 'object' || value === null) return [];
  const { date, items }: { readonly date?: unknown; readonly items?: unknown } = value;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return [];
  const known = readCartItems(items);
  return known.length > 0 ? [{ date, items: known }] : [];
}
