import { formatPrice, toKopecks } from '../format/money';
import type { CartLine } from './totals';

/** What has happened to a carpet since it was put into the cart; prices in ₽ per unit, before tiers. */
type CartChange =
  | { readonly kind: 'gone' }
  | { readonly kind: 'repriced'; readonly was: number; readonly now: number | undefined };

/** @returns undefined when nothing has changed, or when the cart does not remember a price */
export function cartChange({ item, carpet }: CartLine): CartChange | undefined {
  if (!carpet) return { kind: 'gone' };
  const { price: was } = item;
  const { price: now } = carpet;
  if (was === undefined || (now !== undefined && toKopecks(was) === toKopecks(now)))
    return undefined;
  return { kind: 'repriced', was, now };
}

export function formatCartChange(change: CartChange): string {
  if (change.kind === 'gone') return 'Товар снят с продажи';
  const was = formatPrice(change.was);
  return change.now === undefined
    ? `Цена изменилась: было ${was}, стало по запросу`
    : `Цена изменилась: было ${was}, стало ${formatPrice(change.now)}`;
}
