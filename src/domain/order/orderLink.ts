import { isAmount, readAmount } from '../trade/amount';
import type { CartItem } from './cart';
import { fingerprint } from '../format/fingerprint';
import { orderLinkMark } from './orderLinkMark';

export type LinkItem = Pick<CartItem, '_id' | 'amount'>;

/**
 * The part of the address after /cart that holds ids and amounts: «#order/id:20/id:1.5/checksum».
 * An amount that nobody orders becomes 1.
 */
export function encodeOrderLink(items: readonly LinkItem[]): string {
  const sound = items.map(({ _id, amount }) => ({
    _id: _id.replace(/\p{Surrogate}/gu, '\uFFFD'),
    amount: isAmount(amount) ? amount : 1,
  }));
  const parts = sound.map(({ _id, amount }) => `${encodeURIComponent(_id)}:${String(amount)}`);
  return orderLinkMark + [...parts, checksum(sound)].join('/');
}

/**
 * @param hash `location.hash`
 * @returns undefined when it is no order link; a problem when the link is cut off or changed
 */
export function decodeOrderLink(
  hash: string,
): { readonly items: readonly LinkItem[] } | { readonly problem: 'damaged' } | undefined {
  if (!hash.startsWith(orderLinkMark)) return undefined;
  const parts = hash.slice(orderLinkMark.length).split('/');
  const sum = parts.pop();
  const items = parts.flatMap((part) => decodeItem(part) ?? []);
  const isWhole = items.length === parts.length && checksum(items) === sum;
  return isWhole ? { items } : { problem: 'damaged' };
}

function decodeItem(part: string): LinkItem | undefined {
  const [id = '', digits, ...rest] = part.split(':');
  const amount = readAmount(digits);
  if (amount === undefined || rest.length > 0) return undefined;
  try {
    return { _id: decodeURIComponent(id), amount };
  } catch {
    return undefined;
  }
}

/** Finds damage; it is no signature. */
function checksum(items: readonly LinkItem[]): string {
  return fingerprint(JSON.stringify(items));
}
