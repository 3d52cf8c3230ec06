import { useMemo } from 'react';
import { readCartItems, type CartItem } from '../../../domain/order/cart';
import type { CartLine } from '../../../domain/order/totals';
import { readPastOrdersText, usePastOrdersText, writePastOrdersText } from './pastOrdersStorage';

/** An order that was handed over from this device, without anything about the buyer. */
export interface PastOrder {
  /** ISO date and time; two orders never have the same. */
  readonly date: string;
  readonly items: readonly CartItem[];
  /** What the visitor calls it, without spaces around it. */
  readonly name?: string | undefined;
}

export const maxNameLength = 60;
/** How many orders without a name are kept when another is added. */
const maxUnnamed = 20;

/** The past orders, latest first; none in prerendered markup or if storage can't be read. */
export function usePastOrders(): readonly PastOrder[] {
  const text = usePastOrdersText();
  return useMemo(() => parsePastOrders(text), [text]);
}

/**
 * Adds a past order, with the prices of today; one with the same carpets and amounts is replaced, but keeps
 * its name.
 */
export function addPastOrder(lines: readonly CartLine[], date: Date): void {
  const items = lines.map(({ item, carpet }): CartItem => {
    const { title, article, unit, price } = carpet ?? item;
    return { _id: item._id, amount: item.amount, title, article, unit, price };
  });
  const isSame = (order: PastOrder) => hasSameLines(order.items, items);
  const orders = readPastOrders();
  const others = orders.filter((order) => !isSame(order));
  const { name } = orders.find((order) => isSame(order) && order.name) ?? {};
  const all = [{ date: date.toISOString(), items, name }, ...others];
  const unnamed = new Set(all.filter((order) => !order.name).slice(0, maxUnnamed));
  write(all.filter((order) => order.name ?? unnamed.has(order)));
}

/** Names a past order, which is then kept longer; an empty text removes the name. */
export function renamePastOrder({ date }: PastOrder, text: string): void {
  write(
    readPastOrders().map((order) =>
      order.date === date ? { ...order, name: readName(text) } : order,
    ),
  );
}

export function removePastOrder(removed: PastOrder): void {
  write(readPastOrders().filter(({ date }) => date !== removed.date));
}

/** Puts a removed order back in its place. */
export function restorePastOrder(removed: PastOrder): void {
  write(withOrder(readPastOrders(), removed));
}

/** The orders with another one in its place, unless they have it already. */
export function withOrder(orders: readonly PastOrder[], other: PastOrder): readonly PastOrder[] {
  const isPresent = ({ date, items }: PastOrder) =>
    date === other.date || hasSameLines(items, other.items);
  if (orders.some(isPresent)) return orders;
  const older = orders.findIndex(({ date }) => date < other.date);
  const index = older < 0 ? orders.length : older;
  return [...orders.slice(0, index), other, ...orders.slice(index)];
}

function hasSameLines(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const isSame = ({ _id, amount }: CartItem, index: number) =>
    _id === other[index]?._id && amount === other[index].amount;
  return one.length === other.length && one.every(isSame);
}

/** Stores an empty list, too, since the last order that was removed can be put back. */
function write(orders: readonly PastOrder[]): void {
  writePastOrdersText(JSON.stringify(orders));
}

function readPastOrders(): readonly PastOrder[] {
  return parsePastOrders(readPastOrdersText());
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
  const { date, items, name }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return [];
  const known = readCartItems(items);
  return known.length > 0 ? [{ date, items: known, name: readName(name) }] : [];
}

function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim().slice(0, maxNameLength).trim() || undefined;
}
