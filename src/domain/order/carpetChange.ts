import { formatPrice, toKopecks } from '../format/money';
import { discontinued, onRequest } from '../trade/price';
import type { CartLine } from './totals';

/** How a carpet has changed since it was put into the cart; prices in ₽ per unit, before tiers. */
export type CarpetChange =
  | { readonly kind: 'gone' }
  | { readonly kind: 'repriced'; readonly was: number; readonly now: number | undefined };

/** @returns undefined if nothing has changed, or if the carpet had no price when it was added */
export function carpetChange({ item, carpet }: CartLine): CarpetChange | undefined {
  if (!carpet) return { kind: 'gone' };
  const { price: was } = item;
  const { price: now } = carpet;
  if (was === undefined || toKopecks(was) === toKopecks(now ?? NaN)) return undefined;
  return { kind: 'repriced', was, now };
}

export function formatCarpetChange(change: CarpetChange): string {
  if (change.kind === 'gone') return discontinued;
  const was = formatPrice(change.was);
  const now = change.now === undefined ? onRequest : formatPrice(change.now);
  return `Цена изменилась: было ${was}, стало ${now}`;
}
