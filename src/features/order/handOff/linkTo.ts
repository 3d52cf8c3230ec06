import type { Order } from '../../../domain/order/order';
import { encodeOrderLink } from '../../../domain/order/link/orderLink';
import { paths } from '../../../shared/paths';

/** The address that opens a cart with the lines of an order, without notes and contacts. */
export function linkTo({ lines }: Order): string {
  const items = lines.map(({ item }) => item);
  return window.location.origin + paths.cart + encodeOrderLink(items);
}
